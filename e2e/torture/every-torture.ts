import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { surviveClients } from "./clients.ts";
import { surviveClock } from "./clock.ts";
import { surviveFullDisk } from "./disk-full.ts";
import { surviveInterruptedStarts } from "./interrupted-starts.ts";
import { surviveKills } from "./kills.ts";
import { surviveLock } from "./locked.ts";
import { surviveManySaves } from "./many-saves.ts";
import { refuseSecondProcess } from "./second-process.ts";
import { stopUnderLoad } from "./stop.ts";

type Torture = {
  name: string;
  /** @returns what was seen, as a sentence; undefined where it cannot be done here */
  run: (folder: string) => Promise<string | undefined>;
};

/** @param isFull whether to take the time that it takes */
export function everyTorture(isFull: boolean): Torture[] {
  return [
    { name: "a second process", run: refuseSecondProcess },
    { name: "SIGTERM under load", run: stopUnderLoad },
    { name: "a locked database", run: surviveLock },
    { name: "slow and broken clients", run: (folder) => surviveClients(folder, isFull ? 200 : 30) },
    { name: "a clock that jumps", run: surviveClock },
    { name: "a full disk", run: surviveFullDisk },
    {
      name: "interrupted starts",
      run: () => surviveInterruptedStarts(isFull ? 200 : 2),
    },
    { name: "many saves", run: (folder) => surviveManySaves(folder, isFull ? 5_000 : 300) },
    {
      name: "SIGKILL while writing",
      run: (folder) =>
        isFull ? surviveKills(folder, 200, 3_000) : surviveKills(folder, 4, 30_000),
    },
  ];
}

/** Runs one on a copy of a data folder. */
export async function runTorture({ run }: Torture, demoFolder: string) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-torture-"));
  try {
    await cp(demoFolder, folder, { recursive: true });
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
