import { rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { startServer } from "../harness/server.ts";
import { describe, drawPicture, signIn } from "./owner.ts";
import { fillDisk, onSmallDisk } from "./small-disk.ts";

/** The size of the disk: enough for the demo and a little more. */
const size = "96m";

/**
 * Fills the disk that contains the database, the files and the uploads. Expects that the site
 * refuses writes and uploads with 503 or 507 and Retry-After, still serves reads, and works again,
 * without a restart, once the disk has space.
 * @param source the data folder that is copied to the disk
 * @returns what was seen, as a sentence; undefined if no small disk can be mounted
 */
export async function surviveFullDisk(source: string): Promise<string | undefined> {
  return onSmallDisk(size, async (disk) => {
    const data = join(disk, "data");
    await cp(source, data, { recursive: true });
    return fillAndFree(disk, data);
  });
}

async function fillAndFree(disk: string, data: string): Promise<string> {
  const server = await startServer({ DATA_DIR: data });
  const statuses = new Map<string, number>();
  const note = async (what: string, response: Response) => {
    const body = await describe(response);
    if (response.ok) return;
    const isClean = response.status === 507 || response.status === 503;
    if (!isClean || !response.headers.get("retry-after")) throw new Error(`${what}: ${body}`);
    const key = `${what} ${response.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  try {
    const owner = await signIn(server.origin);
    const save = (content: string) =>
      owner.ask("/api/banner", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ isActive: true, content }),
      });
    const upload = async (seed: number) => {
      const form = new FormData();
      const picture = await drawPicture(seed, 900);
      form.set("image", new Blob([new Uint8Array(picture)]), "picture.png");
      return owner.ask("/api/upload/single", { method: "POST", body: form });
    };
    fillDisk(join(disk, "filler"));
    for (let round = 0; round < 60; round++) {
      await note("write", await save(`Round ${round} ${"x".repeat(400)}`));
      await note("upload", await upload(round));
      for (const path of ["/", "/work", "/api/projects"]) {
        const response = await fetch(server.origin + path);
        if (response.status !== 200) throw new Error(`${path}: ${await describe(response)}`);
        await response.arrayBuffer();
      }
    }
    if (![...statuses.keys()].some((key) => key.startsWith("upload"))) {
      throw new Error("the disk was never full");
    }
    rmSync(join(disk, "filler"));
    const saved = await save("There is room again");
    if (saved.status !== 200) throw new Error(`a write with room again: ${await describe(saved)}`);
    const sent = await upload(1_000);
    if (!sent.ok) throw new Error(`an upload with room again: ${await describe(sent)}`);
    const seen = [...statuses].map(([key, count]) => `${key} × ${count}`).join(", ");
    return `full disk: ${seen}; reads went on; all works again without a restart`;
  } finally {
    rmSync(join(disk, "filler"), { force: true });
    await server.stop();
  }
}
