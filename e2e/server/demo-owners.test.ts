/** @module-tag matrix */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { editorialOwner as owner } from "../../scripts/demo/owners/editorial.ts";
import { fillOwner } from "../../scripts/demo/owners/fill-owner.ts";
import { ownerPassword, startServer } from "../harness/server.ts";

test("a data folder is filled with the site of another owner: her words, look and pictures", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-owner-"));
  await fillOwner(owner, folder);
  const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
  const files = await database.mediaAsset.findMany();
  await database.$disconnect();
  const server = await startServer({ DATA_DIR: folder });
  const read = async (path: string) => (await fetch(server.origin + path)).text();
  const { name, slug } = owner.projects[0] ?? { name: "", slug: "" };
  for (const path of ["/", "/work", "/about", `/project/${slug}`]) {
    const html = await read(path);
    expect(html.includes('data-voice="editorial"')).toBe(true);
    expect(html.includes(owner.identity.ownerName)).toBe(true);
    // The demo’s name, as words: letters of encoded fonts may spell anything.
    expect(/Ilse |Maravel/.exec(html)?.[0]).toBeUndefined();
  }
  const home = await read("/");
  const { background } = owner.colors;
  const said = ["home-wall", `--background:${background}`, owner.identity.tagline];
  expect(said.filter((text) => !home.includes(text))).toEqual([]);
  expect((await read(`/project/${slug}`)).includes(name)).toBe(true);

  // Every file that is known is there, and every video has its still.
  expect(files.length).toBeGreaterThan(20);
  const paths = files.map(({ path }) => path);
  const cookie = await signIn(server.origin);
  for (const { kind, posterPath, path } of files) {
    if (kind === "video") expect(paths).toContain(posterPath);
    const { status } = await fetch(server.origin + path, { headers: { cookie } });
    expect([path, status]).toEqual([path, 200]);
  }
  expect(files.some(({ kind }) => kind === "video")).toBe(true);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

/** @returns the cookie of the owner's session */
async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ password: ownerPassword }),
  });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}
