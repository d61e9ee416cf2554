import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { copyDemo } from "./demo-copy.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
    /** A data folder filled with the demo portfolio, to be copied. */
    demoFolder: string;
    /** A running site with the demo portfolio, for files that only read. */
    sharedDemo: { origin: string; folder: string };
  }

  interface TestTags {
    /** Variations of what other journeys show: `npm test` leaves them out. */
    tags: "matrix";
  }
}

/** Finds a browser, fills a data folder with the demo, and starts the site that readers share. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
  const demoFolder = join(folder, "prepared");
  const sharedFolder = join(folder, "shared");
  project.provide("browserPath", await findBrowser());
  project.provide("demoFolder", demoFolder);
  const first = await startServer({ DATA_DIR: demoFolder });
  await first.stop();
  await copyDemo(demoFolder, sharedFolder);
  const shared = await startServer({ DATA_DIR: sharedFolder });
  project.provide("sharedDemo", { origin: shared.origin, folder: sharedFolder });
  return async () => {
    await shared.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
