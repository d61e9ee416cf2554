import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../scripts/find-browser.mjs";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
    /** A data folder filled with the demo portfolio, to be copied. */
    demoFolder: string;
  }
}

/** Finds a browser, and fills one data folder with the demo that every journey starts from. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
  project.provide("browserPath", await findBrowser());
  project.provide("demoFolder", folder);
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  return () => rm(folder, { recursive: true, force: true });
}
