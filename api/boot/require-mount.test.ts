import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { requireMount } from "./require-mount.ts";

let base: string;
beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), "vitrine mount-")));
  await mkdir(join(base, "data", "site"), { recursive: true });
});
afterEach(() => rm(base, { recursive: true, force: true }));

/**
 * A line as in /proc/self/mountinfo: the fifth word is the mount point; the file system follows the
 * dash.
 */
const line = (point: string, kind: string) =>
  `36 35 98:0 / ${point.replaceAll(" ", "\\040")} rw,noatime master:1 - ${kind} /dev/root rw`;

async function check(folder: string, ...lines: string[]) {
  const list = join(base, "mountinfo");
  await writeFile(list, [line("/", "overlay"), ...lines, ""].join("\n"));
  await requireMount(environmentWith({ DATA_DIR: join(base, folder) }), list);
}

const environmentWith = (variables: Record<string, string>) =>
  readEnvironment({ DATA_DIR: join(base, "data"), ...variables });

test("a data folder on the disk of its container is refused with one sentence", async () => {
  await expect(check("data")).rejects.toThrow(
    `Nothing is mounted at the data folder ${join(base, "data")}, so the site would be lost with this container; mount a volume there, or set REQUIRE_MOUNT=0 to try Vitrine out.`,
  );
  await expect(check("data", line(`${base}/data-of-others`, "ext4"))).rejects.toThrow("Nothing is");
  await expect(check("data", line(`${base}/data/site`, "ext4"))).rejects.toThrow("Nothing is");
});

test("a volume at the folder or above it is enough", async () => {
  await check("data", line(`${base}/data`, "ext4"));
  await check("data/site", line(`${base}/data`, "nfs4"));
});

test("memory is no volume, whether it is above, below or on top of one", async () => {
  const [outer, inner] = [`${base}/data`, `${base}/data/site`];
  await expect(check("data", line(outer, "tmpfs"))).rejects.toThrow("Nothing is mounted");
  await expect(check("data/site", line(outer, "ext4"), line(inner, "tmpfs"))).rejects.toThrow();
  await expect(check("data", line(outer, "ext4"), line(outer, "tmpfs"))).rejects.toThrow();
  await check("data/site", line(outer, "tmpfs"), line(inner, "ext4"));
});

test("a folder that holds nothing of the site needs no volume", async () => {
  const list = join(base, "mountinfo");
  await writeFile(list, `${line("/", "overlay")}\n`);
  const server = { DATABASE_URL: "postgresql://vitrine@db.example.org/vitrine" };
  const bucket = { S3_BUCKET: "media", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  const secret = { SESSION_SECRET: "a secret that is long enough for it" };
  const start = (variables: Record<string, string>) =>
    requireMount(environmentWith(variables), list);
  await start({ ...server, ...bucket, ...secret });
  for (const lacking of [
    { ...server, ...secret },
    { ...bucket, ...secret },
    { ...bucket, ...secret, DATABASE_URL: "file:/srv/vitrine.db" },
  ]) {
    await expect(start(lacking)).rejects.toThrow("so the site would be lost");
  }
  await expect(start({ ...server, ...bucket })).rejects.toThrow(
    `Nothing is mounted at the data folder ${join(base, "data")}, so the secret would be lost with this container; mount a volume there, or set SESSION_SECRET.`,
  );
});
