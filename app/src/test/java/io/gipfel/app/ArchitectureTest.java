package io.gipfel.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Which way the arrows go between modules and packages. */
@AnalyzeClasses(
    packages = "io.gipfel",
    importOptions = {DoNotIncludeTests.class, ArchitectureTest.NoTestJars.class})
class ArchitectureTest {

  /** Tests that another module lends out as a jar are tests all the same. */
  static final class NoTestJars implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("-tests.jar");
    }
  }

  private static final String BOTS = "io.gipfel.app.[bot|bundle|play|web]..";
  private static final String CORE = "io.gipfel.core..";
  private static final String MCTS = "io.gipfel.mcts..";
  private static final String DATASETS = "io.gipfel.datasets..";
  private static final String TRAINING = "io.gipfel.training..";

  @ArchTest
  static final ArchRule CORE_KNOWS_THE_JDK_ALONE =
      classes()
          .that()
          .resideInAPackage(CORE)
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(CORE, "java.."));

  @ArchTest static final ArchRule MCTS_STANDS_ON_CORE = standsOn(MCTS, MCTS, CORE);

  @ArchTest static final ArchRule DATASETS_STANDS_ON_CORE = standsOn(DATASETS, DATASETS, CORE);

  @ArchTest
  static final ArchRule TRAINING_STANDS_ON_THE_OTHERS =
      standsOn(TRAINING, TRAINING, CORE, MCTS, DATASETS);

  /** What is part of an exported bot: no training, no DL4J, no command line but its own. */
  @ArchTest
  static final ArchRule BOTS_KNOW_NO_TRAINING = standsOn(BOTS, BOTS, CORE, MCTS, DATASETS);

  /** The page is also shown by the program itself, and knows nothing of bots. */
  @ArchTest
  static final ArchRule THE_PAGE_STANDS_ALONE =
      standsOn("io.gipfel.app.web..", "io.gipfel.app.web..", CORE, MCTS, DATASETS);

  /** Of this project, {@code module} may know only {@code others}. */
  private static ArchRule standsOn(String module, String... others) {
    return classes()
        .that()
        .resideInAPackage(module)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(others).or(not(resideInAPackage("io.gipfel.."))));
  }

  @ArchTest
  static final ArchRule NO_PACKAGE_CYCLES =
      slices().matching("io.gipfel.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule ONE_PACKAGE_NAMES_DL4J =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.gipfel.training.network.dl4j")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.deeplearning4j..", "org.nd4j..", "org.bytedeco..");

  @ArchTest
  static final ArchRule ONE_PACKAGE_NAMES_DUCKDB =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.gipfel.datasets.query")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.duckdb..", "java.sql..");

  @ArchTest
  static final ArchRule GAMES_ARE_FOUND_BY_NAME =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.gipfel.core.games..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.gipfel.core.games..")
                  .and(not(resideInAPackage("io.gipfel.core.games"))));

  @ArchTest
  static final ArchRule ONLY_THE_APP_PRINTS =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.gipfel.app..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  @ArchTest
  static final ArchRule RANDOMNESS_IS_SEEDED =
      noClasses()
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Random.class, ThreadLocalRandom.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callConstructor(java.util.SplittableRandom.class);

  /** Agents may keep to a time limit; what they are made of may not look. */
  @ArchTest
  static final ArchRule SEARCH_READS_NO_CLOCK =
      noClasses()
          .that()
          .resideInAnyPackage(CORE, "io.gipfel.mcts", "io.gipfel.mcts.eval", DATASETS)
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.time..");
}
