import { TestRunner } from "vitest";

const tag = "bothDatabases";

/** In a file with tests that are tagged `bothDatabases`, runs only these tests; in other files, all tests. */
export default class BothDatabasesRunner extends TestRunner {
  override async importFile(path: string, source: "collect" | "setup"): Promise<unknown> {
    const imported = await super.importFile(path, source);
    if (source === "collect") {
      const { tasks } = TestRunner.getCurrentSuite();
      const tagged = tasks.filter((task) =>
        (task.type === "collector" ? task.suite?.tags : task.tags)?.includes(tag),
      );
      if (tagged.length > 0) tasks.splice(0, tasks.length, ...tagged);
    }
    return imported;
  }
}
