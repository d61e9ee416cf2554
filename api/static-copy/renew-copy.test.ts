import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { openCondition } from "../condition/condition.ts";
import { coordinateAlone } from "../database/instances/coordination.ts";
import type { RenderRequest } from "../pages/renderer.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { openCopyFolder } from "./copy-folder.ts";
import { renewCopy } from "./renew-copy.ts";
import { renderCopied } from "./testing/render-copied.ts";

let site: TestSite;
let base: string;
let folder: string;
const times = { interval: 20, urgent: 60_000, retry: 50, incomplete: 60_000 };
/** Set to delay the result of `once`, which then means that another instance renews the copy. */
let elsewhere: Promise<undefined> | undefined;
const alone = coordinateAlone();
let now = new Date();
const clock = () => now;

/** Set to delay the pages for which `isHeld` returns true until `until` is resolved. */
let held: { isHeld: (url: URL) => boolean; until: Promise<void>; isReached: boolean } | undefined;

async function render(request: RenderRequest) {
  const page = await renderCopied(request);
  if (held?.isHeld(request.url)) {
    held.isReached = true;
    await held.until;
  }
  return page;
}

function hold(isHeld: (url: URL) => boolean) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  held = { isHeld, until, isReached: false };
  return release;
}

const read = (file: string) => {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch {
    return "";
  }
};
/**
 * The text of all pages of the served version. They are read synchronously, because the next
 * version replaces it at any time.
 */
const allTexts = () =>
  readdirSync(join(folder, ".vitrine-copies/current/"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map(read)
    .join("\n");

/** Whether the whole copy is renewed. Only then the manifest contains the state of the content. */
const isLast = () => /"state": "[^"]/.test(read(".vitrine-copies/current/.vitrine-copy.json"));

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "vitrine-renewal-"));
  folder = join(base, "disk", "copy");
  await mkdir(join(base, "disk"));
  await mkdir(join(base, "dist", "static"), { recursive: true });
  await writeFile(join(base, "dist", "static", "static.js"), "");
  site = await openTestSite({ EXPORT_TO: folder }, render, undefined, clock);
  const { app, database, media, environment } = site;
  condition = openCondition({ environment, database, ...media, isDatabaseWhole: true });
  await renewCopy({
    ...{ app, database, media, condition, environment, clock },
    coordination: { once: (name, work) => elsewhere ?? alone.once(name, work) },
    distFolder: join(base, "dist"),
    times,
  });
  await app.listen({ port: 0 });
});
let condition: ReturnType<typeof openCondition>;
afterAll(async () => {
  await site.close();
  await rm(base, { recursive: true, force: true });
});

async function create(slug: string, more: object = {}) {
  const input = {
    ...{ name: `Name of ${slug}`, slug, visibility: "PUBLIC", showOnHome: true },
    sections: { why: [{ text: { content: `words of ${slug}` } }] },
    ...more,
  };
  await runMutation(site, "createProject", input, "project { id }");
  const { id } = await site.database.project.findUniqueOrThrow({ where: { slug } });
  return globalIdOf("Project", id);
}
const update = (id: string, changes: object) =>
  runMutation(site, "updateProject", { id, ...changes }, "project { id }");

test("the copy is as the site is, and changes with it and when a moment comes", async () => {
  await create("tide");
  await expect.poll(() => read("project/tide/index.html")).toContain("words of tide");
  // This file replaces the server's header for text and data mining, which the host of a copy does
  // not send.
  expect(read(".well-known/tdmrep.json")).toBe('[{"location":"/*","tdm-reservation":1}]');
  await create("moon", {
    visibility: "DRAFT",
    publishAt: new Date(now.getTime() + 3_600_000).toISOString(),
  });
  await runMutation(
    site,
    "createRedirect",
    { path: "/old.html", target: "/project/tide" },
    "redirect { id }",
  );
  await expect.poll(() => read("_redirects")).toContain("/old.html");
  expect(allTexts()).not.toContain("Name of moon");
  now = new Date(now.getTime() + 3_600_001);
  await expect.poll(() => read("project/moon/index.html")).toContain("words of moon");
  // A version that was begun before the scheduled time may contain the project's page together with
  // the former home page.
  await expect.poll(() => read("index.html")).toContain("Name of moon");
});

test("what is withdrawn goes at once, while the whole copy is still being renewed", {
  tags: "long",
}, async () => {
  const ids = new Map<string, string>();
  for (const slug of ["hidden", "protected", "drafted", "trashed"]) {
    ids.set(slug, await create(slug));
  }
  ids.set("unlisted", await create("unlisted", { visibility: "UNLISTED" }));
  await create("unnamed", { visibility: "UNLISTED" });
  const link = { content: "[There](/project/unlisted)", markup: 2 };
  await create("linking", { sections: { why: [{ text: link }] } });
  await expect.poll(() => allTexts()).toContain("words of trashed");
  await expect.poll(() => allTexts()).toContain("words of unlisted");
  await expect.poll(() => read("work/tag/late/index.html")).toContain("Name of trashed");
  const release = hold((url) => url.searchParams.get("tag") === "late");
  await runMutation(site, "updateBanner", { isActive: true, content: "New" }, "banner { id }");
  await expect.poll(() => held?.isReached).toBe(true);
  // Visitors can read the manifest, so it must not tell the addresses of unlisted projects.
  expect(read(".vitrine-copies/current/.vitrine-copy.json")).not.toContain("unnamed");

  const id = (slug: string) => ids.get(slug) ?? "";
  const draft = (slug: string) =>
    runMutation(site, "setVisibility", { id: id(slug), visibility: "DRAFT" }, "project { id }");
  await draft("unlisted");
  // The page of the filter stays delayed in the running renewal. Pages that remove withdrawn
  // content are not delayed.
  held = { isHeld: () => false, until: Promise.resolve(), isReached: true };
  await expect.poll(() => allTexts()).not.toContain("words of unlisted");
  await draft("drafted");
  await runMutation(site, "deleteProject", { id: id("trashed") }, "deletedProjectId");
  await update(id("protected"), { isPasswordProtected: true });
  const sections = { why: [{ text: { content: "words of hidden", isHidden: true } }] };
  await update(id("hidden"), { sections });
  await expect.poll(() => allTexts()).not.toMatch(/words of (?:hidden|protected|drafted|trashed)/);
  await expect.poll(() => allTexts()).not.toMatch(/Name of (?:drafted|trashed)/);
  expect(read("project/hidden/index.html")).toContain("Name of hidden");
  // The renewal that was begun before the withdrawal publishes no withdrawn content either.
  expect(isLast()).toBe(false);
  release();
  for (let isDone = false; !isDone; await wait(1)) {
    isDone = isLast();
    expect(allTexts()).not.toMatch(/words of (?:hidden|protected)|of (?:drafted|trashed|unlisted)/);
  }
  expect(read("work/tag/late/index.html")).toContain("Name of hidden");
});

test("what is withdrawn waits for no page that there is no time for", async () => {
  const id = await create("hasty");
  await create("next-to-hasty");
  await expect.poll(() => read("project/next-to-hasty/index.html")).toContain("Name of hasty");
  await expect.poll(isLast).toBe(true);
  times.urgent = 0;
  const release = hold((url) => /^\/(?:project|work)\/./.test(url.pathname) || url.search !== "");
  await update(id, { visibility: "DRAFT" });
  await expect.poll(allTexts).not.toMatch(/of hasty/);
  expect(read("index.html")).toContain("Name of next-to-hasty");
  expect(read("404.html")).not.toBe("");
  release();
  times.urgent = 60_000;
  await expect.poll(() => read("project/next-to-hasty/index.html")).toContain("of next-to-hasty");
});

test("a reader finds all pages of one version", async () => {
  const id = await create("whole", { sections: { why: [{ text: { content: "edition 1" } }] } });
  await expect.poll(() => read("project/whole/index.html")).toContain("edition 1");
  await update(id, {
    name: "Edition 2 by name",
    sections: { why: [{ text: { content: "edition 2" } }] },
  });
  for (let isNew = false; !isNew; await wait(1)) {
    isNew = read("index.html").includes("Edition 2 by name");
    if (isNew) expect(read("project/whole/index.html")).toContain("edition 2");
  }
});

test("an instance writes nothing before it knows that no other one renews", async () => {
  const id = await create("shared");
  await expect.poll(() => read("project/shared/index.html")).toContain("words of shared");
  await expect.poll(isLast).toBe(true);
  const versions = () => readdirSync(join(folder, ".vitrine-copies"));
  // A renewal has ended when the former version is removed.
  await expect.poll(() => versions().length).toBe(2);
  const before = versions();
  let release = () => {};
  elsewhere = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  onTestFinished(() => {
    elsewhere = undefined;
    release();
  });
  await update(id, { name: "Name of shared before" });
  await wait(5 * times.interval);
  await update(id, { visibility: "DRAFT" });
  await wait(5 * times.interval);
  expect(versions()).toEqual(before);
  elsewhere = undefined;
  release();
  await expect.poll(allTexts).not.toContain("words of shared");
});

test("a failed renewal is told the owner and tried again", async () => {
  const problem = async () => {
    const { data } = await site.graphql<{ condition: { staticCopyProblem: string | null } }>(
      "{ condition { staticCopyProblem } }",
      {},
      owner,
    );
    return data?.condition.staticCopyProblem;
  };
  await expect.poll(isLast).toBe(true);
  await rename(join(base, "disk"), join(base, "away"));
  await create("after");
  await expect.poll(() => condition.staticCopy.problem).toContain("Is its disk mounted?");
  await rename(join(base, "away"), join(base, "disk"));
  await expect.poll(() => read("project/after/index.html")).toContain("words of after");
  await expect.poll(() => condition.staticCopy.problem).toBeNull();
  expect(await problem()).toBeNull();
});

test("the command leaves the folder alone that the server renews", async () => {
  await expect(openCopyFolder(folder, join(base, "data"))).rejects.toThrow(/is not empty/);
});
