import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import type { RenderRequest } from "../../pages/renderer.ts";
import { renewCopy } from "../../static-copy/renew-copy.ts";
import { renderCopied } from "../../static-copy/testing/render-copied.ts";
import { openInstance } from "../../testing/open-instance.ts";
import { runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { openCoordination } from "../instances/coordination.ts";

type Name = "one" | "other";

let site: TestSite;
let other: Awaited<ReturnType<typeof openInstance>>;
let base: string;
let folder: string;
const closing: (() => Promise<void>)[] = [];

/**
 * How many pages each instance is rendering, how many it has rendered, and how often both rendered
 * at the same time.
 */
const rendering: Record<Name, number> = { one: 0, other: 0 };
const rendered: Record<Name, number> = { one: 0, other: 0 };
let overlaps = 0;
let renewer: Name = "one";
/** Set to delay pages of the tag "late". */
let hold: Promise<void> | undefined;

const renderAs = (name: Name) => async (request: RenderRequest) => {
  rendering[name] += 1;
  rendered[name] += 1;
  if (rendering[name === "one" ? "other" : "one"] > 0) overlaps += 1;
  const page = await renderCopied(request);
  if (request.url.searchParams.get("tag") === "late") await hold;
  rendering[name] -= 1;
  return page;
};

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "vitrine-shared-copy-"));
  folder = join(base, "copy");
  await mkdir(join(base, "dist", "static"), { recursive: true });
  await writeFile(join(base, "dist", "static", "static.js"), "");
  site = await openTestSite({ EXPORT_TO: folder }, renderAs("one"));
  other = await openInstance(site.environment, renderAs("other"));
  const { environment } = site;
  for (const { app, database, media } of [site, other]) {
    const coordination = await openCoordination(environment.databaseUrl, Buffer.alloc(32));
    closing.push(coordination.close);
    await renewCopy({
      ...{ app, database, media, coordination, environment },
      condition: other.condition,
      distFolder: join(base, "dist"),
      times: { interval: 20, urgent: 60_000, retry: 50, incomplete: 60_000 },
    });
    await app.listen({ port: 0 });
  }
});
afterAll(async () => {
  await other.app.close();
  await other.database.$disconnect();
  await site.close();
  for (const close of closing) await close();
  await rm(base, { recursive: true, force: true });
});

const read = (path: string) => {
  try {
    return readFileSync(join(folder, path), "utf8");
  } catch {
    return "";
  }
};
const allTexts = () =>
  readdirSync(join(folder, ".vitrine-copies/current/"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map(read)
    .join("\n");
const isLast = () => /"state": "[^"]/.test(read(".vitrine-copies/current/.vitrine-copy.json"));

async function create(slug: string): Promise<string> {
  const input = {
    ...{ name: `Name of ${slug}`, slug, visibility: "PUBLIC", showOnHome: true },
    sections: { why: [{ text: { content: `words of ${slug}` } }] },
  };
  await runMutation(site, "createProject", input, "project { id }");
  const { id } = await site.database.project.findUniqueOrThrow({ where: { slug } });
  return globalIdOf("Project", id);
}

test("of two instances one renews the copy, and takes away at once what was withdrawn by the other", {
  tags: "long",
}, async () => {
  const id = await create("early");
  await expect.poll(() => read("project/early/index.html")).toContain("words of early");
  await expect.poll(isLast).toBe(true);

  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  await create("later");
  await expect.poll(() => rendering.one + rendering.other).toBeGreaterThan(0);
  renewer = rendering.one > 0 ? "one" : "other";
  hold = undefined;
  const withdrawn = { id, visibility: "DRAFT" };
  await runMutation(site, "setVisibility", withdrawn, "project { id }");
  await expect.poll(allTexts).not.toMatch(/of early/);
  release();
  await expect.poll(() => read("project/later/index.html")).toContain("words of later");
  await expect.poll(isLast).toBe(true);
  expect(allTexts()).not.toMatch(/of early/);
  expect(overlaps).toBe(0);
});

test("when the one that renews it stops, the other one goes on", async () => {
  const next = renewer === "one" ? "other" : "one";
  await (renewer === "one" ? site : other).app.close();
  const before = { ...rendered };
  // The change is written without a request, so the stopped instance can write it.
  await create("last");
  await expect.poll(() => read("project/last/index.html")).toContain("words of last");
  expect(rendered[renewer]).toBe(before[renewer]);
  expect(rendered[next]).toBeGreaterThan(before[next]);
});
