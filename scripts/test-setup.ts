import { afterAll, afterEach, beforeEach, vi } from "vitest";
import "./longer-waits.ts";

declare module "vitest" {
  interface TaskMeta {
    /** The processor time of the test in its own process, in milliseconds. */
    processorTime?: number;
  }
}

let before: NodeJS.CpuUsage;

beforeEach(() => {
  before = process.cpuUsage();
});

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before);
  task.meta.processorTime = (user + system) / 1_000;
});

// A module that a component has begun to load must be there before the file's environment is removed:
// its failure would be reported for the next file of this process.
afterAll(() => vi.dynamicImportSettled());
