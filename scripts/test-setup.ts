import { afterEach, beforeEach } from "vitest";
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
