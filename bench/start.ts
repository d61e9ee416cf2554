import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../e2e/harness/server.ts";
import { type Databases, files } from "./databases.ts";
import { medianOf } from "./load.ts";
import { openBareServer } from "./processor.ts";
import { givesMemoryBack, residentMemory } from "./site.ts";

export type Start = {
  /**
   * Milliseconds from the start of the process until it listens (`listening`), and until it has sent
   * the first page: with a data folder of an earlier start (`warm`), and with an empty one (`cold`).
   */
  listening: number;
  warm: number;
  cold: number;
  /**
   * Milliseconds from the start of a bare `node:http` server until its first response, measured by
   * turns with the warm starts.
   */
  bare: number;
  /** Resident bytes of the server five seconds after the first page of the cold start. */
  first: number;
  /** Resident bytes of the server twenty seconds after the first page of a warm start. */
  idle: number;
};

/** @returns the figures, and the data folder of the first start, filled with the demo */
export async function measureStart(
  databases: Databases = files,
): Promise<{ start: Start; demoFolder: string }> {
  const demoFolder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const variables = {
    DATA_DIR: demoFolder,
    ...givesMemoryBack,
    ...(await databases.open(demoFolder)),
  };
  const cold = await timeStart(variables, 5_000);
  const warm: Awaited<ReturnType<typeof timeStart>>[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 5; round++) {
    bare.push(await timeBareStart());
    warm.push(await timeStart(variables, 20_000));
  }
  await databases.save(demoFolder);
  return {
    demoFolder,
    start: {
      listening: medianOf(warm.map(({ listening }) => listening)),
      warm: medianOf(warm.map(({ time }) => time)),
      cold: cold.time,
      bare: medianOf(bare),
      first: cold.resident,
      idle: medianOf(warm.map(({ resident }) => resident)),
    },
  };
}

/**
 * Runs the site of a data folder until it has made all smaller versions of its pictures, as a site
 * does in its first minutes.
 */
export async function preparePictures(folder: string): Promise<void> {
  const server = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    PREPARE_PICTURES: "1",
  });
  const isDone = () => server.output().includes("pictures are prepared");
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 500));
  await server.stop();
}

async function timeStart(variables: Record<string, string>, rest: number) {
  const started = performance.now();
  const server = await startServer({ ...variables, LOG_LEVEL: "info" });
  const listening = performance.now() - started;
  const response = await fetch(server.origin);
  await response.arrayBuffer();
  const time = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, rest));
  const resident = await residentMemory(server.process.pid);
  await server.stop();
  return { listening, time, resident };
}

async function timeBareStart(): Promise<number> {
  const started = performance.now();
  const { port, stop } = await openBareServer();
  await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer();
  stop();
  return performance.now() - started;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
