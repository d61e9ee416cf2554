import { afterEach, beforeEach } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What the test took of the processor in its own process, in milliseconds. */
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
