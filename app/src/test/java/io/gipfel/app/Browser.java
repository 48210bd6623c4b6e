package io.gipfel.app;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium, where one is installed. */
final class Browser implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /**
   * It warns of every Chromium that is newer than itself; loggers without an owner are forgotten.
   */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  static {
    SELENIUM.setLevel(Level.SEVERE);
  }

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  static boolean isInstalled() {
    return program("chromium").isPresent() && program("chromedriver").isPresent();
  }

  /** A new browser, whose profile is in an empty folder. */
  static Browser open(Path profile) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program("chromium").orElseThrow());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--window-size=1280,860",
        "--user-data-dir=" + profile.toAbsolutePath());
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(program("chromedriver").orElseThrow())
            .usingAnyFreePort()
            .build();
    return new Browser(new ChromeDriver(service, options));
  }

  /** The program of this name, where the shell would find it. */
  private static Optional<File> program(String name) {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> new File(folder, name))
        .filter(File::canExecute)
        .findFirst();
  }

  ChromeDriver driver() {
    return driver;
  }

  void go(String address) {
    driver.get(address);
  }

  /** Waits for an element to be there. */
  WebElement find(String selector) {
    return new WebDriverWait(driver, PATIENCE)
        .until(
            found ->
                found.findElements(By.cssSelector(selector)).stream().findFirst().orElse(null));
  }

  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** Waits until something holds. */
  void await(String what, Supplier<Boolean> holds) {
    new WebDriverWait(driver, PATIENCE)
        .withMessage(what)
        .ignoring(StaleElementReferenceException.class)
        .until(waiting -> holds.get());
  }

  /** Clicks an element as soon as it is there, even if the page replaces it meanwhile. */
  void click(String selector) {
    await(
        "a click on " + selector,
        () -> {
          find(selector).click();
          return true;
        });
  }

  /** What an element says, or nothing while there is none; in one step, since pages change. */
  String text(String selector) {
    return (String)
        script("return document.querySelector(arguments[0])?.innerText?.trim() ?? ''", selector);
  }

  Object script(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
