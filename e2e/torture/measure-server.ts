import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Server } from "../harness/server.ts";
import { wait } from "./acknowledged.ts";

/** The value of NODE_OPTIONS for a server that `measureServer` can measure. */
export const measured = `--import ${pathToFileURL("e2e/torture/collecting-garbage.mjs").href}`;

/**
 * Makes the server collect its garbage, and measures it. Works on Linux only.
 * @returns the number of open files, and the resident memory in megabytes
 */
export async function measureServer(server: Server): Promise<{ files: number; memory: number }> {
  const collected = () => server.output().split("Garbage is collected.").length;
  const before = collected();
  server.process.kill("SIGUSR2");
  while (collected() === before) await wait(10);
  const folder = `/proc/${server.process.pid}`;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, "utf8")) ?? [];
  return {
    files: readdirSync(`${folder}/fd`).length,
    memory: Math.round(Number(kilobytes) / 1_024),
  };
}
