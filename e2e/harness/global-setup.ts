import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { copyFolder, takeKeptPictures } from "./prepared-folder.ts";
import { quickPictures, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
    /**
     * The data folders of two sites that have started once: one with the demo portfolio, and one
     * without content. Tests copy them.
     */
    preparedFolders: { demo: string; empty: string };
    /** A running site with the demo portfolio, for test files that change nothing. */
    sharedDemo: { origin: string; folder: string };
  }

  interface TestTags {
    /** The descriptions are in vitest.config.ts. */
    tags: "bothDatabases" | "long";
  }
}

/**
 * Finds a browser, prepares data folders, and starts the site that all test files share which change
 * nothing.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
  const prepared = { demo: join(folder, "demo"), empty: join(folder, "empty") };
  const sharedFolder = join(folder, "shared");
  project.provide("browserPath", await findBrowser());
  project.provide("preparedFolders", prepared);
  const first = [
    startServer({ DATA_DIR: prepared.demo }),
    startServer({ DATA_DIR: prepared.empty, DEMO_CONTENT: "0" }),
  ];
  for (const server of first) await (await server).stop();
  const keepPictures = await takeKeptPictures(prepared.demo);
  await copyFolder(prepared.demo, sharedFolder);
  const shared = await startServer(
    { DATA_DIR: sharedFolder, ...quickPictures },
    { isMeasured: false },
  );
  project.provide("sharedDemo", { origin: shared.origin, folder: sharedFolder });
  return async () => {
    await shared.stop();
    await keepPictures();
    await rm(folder, { recursive: true, force: true });
  };
}
