package io.gipfel.training.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunDirectoryTest {

  @TempDir Path root;

  @Test
  void folderAppearsCompleteOrNotAtAll() throws IOException {
    RunDirectory run = RunDirectory.at(root);
    Path folder = run.checkpoint(3).folder();
    assertThrows(
        RunException.class,
        () ->
            run.publishFolder(
                folder,
                temporary -> {
                  Files.writeString(temporary.resolve("half"), "half");
                  throw new IOException("disk full");
                }));
    assertFalse(Files.exists(folder));
    assertEquals(List.of(), list(folder.getParent()));
    run.publishFolder(folder, temporary -> Files.writeString(temporary.resolve("a"), "1"));
    run.publishFolder(folder, temporary -> Files.writeString(temporary.resolve("b"), "2"));
    assertEquals(List.of("b"), list(folder));
  }

  @Test
  void stopLeavesNothing() throws IOException {
    RunDirectory run = RunDirectory.at(root);
    Path folder = run.checkpoint(1).folder();
    assertThrows(
        StoppedException.class,
        () ->
            run.publishFolder(
                folder,
                temporary -> {
                  throw new StoppedException();
                }));
    assertEquals(List.of(), list(folder.getParent()));
  }

  @Test
  void whatAKilledProcessLeftIsCleaned() throws IOException {
    RunDirectory run = RunDirectory.at(root);
    Path leftover = root.resolve("checkpoints/gen-0002.tmp");
    Files.createDirectories(leftover);
    Files.writeString(leftover.resolve("network.zip"), "half");
    Files.writeString(root.resolve("reports.jsonl.tmp"), "half");
    run.clean();
    assertEquals(List.of("checkpoints"), list(root));
    assertEquals(List.of(), list(root.resolve("checkpoints")));
  }

  @Test
  void oneProcessAtATime() throws IOException {
    RunDirectory run = RunDirectory.at(root);
    try (RunLock lock = run.lock()) {
      lock.check();
      assertThrows(RunException.class, run::lock);
    }
    run.lock().close();
  }

  private static List<String> list(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    }
  }
}
