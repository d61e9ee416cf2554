import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { table, writeSection } from "../../bench/markdown.ts";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";
import { type Owner, signIn } from "../torture/owner.ts";
import { openChromium } from "./chromium.ts";
import type { EngineWindow } from "./engine-window.ts";
import { engines as otherEngines } from "./engines.ts";
import { makeFilms } from "./hard-files/films.ts";
import { differenceOf, type Look, look } from "./hard-files/look.ts";
import { type HardFile, stillFiles } from "./hard-files/still-files.ts";

/** Whether `npm run media:torture` runs. Other commands skip these tests, which take half an hour. */
const isFull = process.env.TORTURE === "full";

/** A pattern for the names of the files to test. With a pattern, no table is written. */
const only = process.env.HARD_FILES ?? "";

/** A file on a site, with the project that shows it. `view` is the id of the project's work image. */
type Shown = { name: string; path: string; id: number; slug: string; view: number };

/**
 * The greatest allowed difference between a file and its look on the site: the mean ΔE2000 of 12 × 12
 * colours. Encoders smooth edges, and engines convert the colours of video frames differently.
 */
const tolerances = { picture: 5, video: 8 };

/** The number of files that the first page of Work and a feed contain. */
const batchSize = 32;

const engines: [string, () => Promise<EngineWindow>][] = [
  ["Chromium", () => openChromium(inject("browserPath"))],
  ...otherEngines,
];

const sites = {
  clicks: startJourney({ content: "empty", ownServer: true }),
  REST: startJourney({ content: "empty", ownServer: true }),
};

let folder: string;
const files: (HardFile & { file: string })[] = [];
/** The looks of each file by its name: whole, and cropped as a link preview. */
const references = new Map<string, { whole: Look[]; cropped: Look[] }>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-hard-files-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The results by the name of the file, and then by the way of sending it and the engine. */
const results = new Map<string, Map<string, string>>();
const ways = ["clicks", "REST"] as const;

test.runIf(isFull)("seventy hard files are made by code", { timeout: 600_000 }, async () => {
  const page = await sites.clicks.open("/");
  for (const hard of [
    ...stillFiles,
    ...(await makeFilms(page, process.env.FFMPEG_PATH ?? "ffmpeg")),
  ]) {
    if (!new RegExp(only).test(hard.name)) continue;
    const file = join(folder, hard.name);
    await writeFile(file, await hard.make());
    files.push({ ...hard, file });
  }
  const window = await openChromium(inject("browserPath"));
  await window.open(sites.clicks.server.origin);
  for (const { name, make, looks } of files) {
    const types: Record<string, string> = { svg: "image/svg+xml", ico: "image/x-icon" };
    const type = types[name.split(".").at(-1) ?? ""] ?? "image/*";
    const all = await Promise.all(looks?.() ?? [make()]);
    const addresses = all.map((bytes) => ({
      name,
      address: `data:${type};base64,${bytes.toString("base64")}`,
    }));
    const cropped = addresses.map((each) => ({ ...each, isCropped: true }));
    const seen = {
      whole: await look(window, { addresses }),
      cropped: await look(window, { addresses: cropped }),
    };
    expect(seen.whole[0]?.fault, name).toBe("");
    references.set(name, seen);
  }
  await window.close();
  expect(files.length).toBeGreaterThan(only ? 0 : 70);
});

const batches = () =>
  Array.from({ length: Math.ceil(files.length / batchSize) }, (_, n) =>
    files.slice(n * batchSize, (n + 1) * batchSize),
  );

async function sendByClicks(page: Page, batch: typeof files): Promise<void> {
  const input = page.getByRole("group", { name: "Add files" }).locator('input[type="file"]');
  await input.setInputFiles(batch.map(({ file }) => file));
  await expect.poll(() => page.getByRole("progressbar").count(), { timeout: 300_000 }).toBe(0);
  const work = page.getByRole("region", { name: "Videos in work" });
  await work.getByText("Preparing").waitFor({ state: "detached", timeout: 300_000 });
  const refusals = work.getByRole("button", { name: "Dismiss" });
  while (await refusals.count()) await refusals.first().click();
}

/** Sends files. @returns the site's messages about the files that it refuses, by the names of the files */
async function sendByRest(owner: Owner, batch: typeof files): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (const { name, file } of batch) {
    const form = new FormData();
    form.set("image", new Blob([new Uint8Array(await readFile(file))]), name);
    const response = await owner.ask("/api/upload/single", { method: "POST", body: form });
    const text = await response.text();
    if (response.status !== 201) refused.set(name, text);
  }
  return refused;
}

/**
 * Opens the admin area, which makes a still picture of each video that has none, and waits until all
 * videos have one.
 */
async function waitForStills(owner: Owner): Promise<void> {
  await openAsOwner(sites.REST, "/admin");
  const query = "{ videosWithoutStill { fileName } }";
  const unread = files.flatMap(({ name, warnedBy }) => (warnedBy?.includes("clicks") ? name : []));
  const read = async () =>
    (await ask(owner, "/graphql", "POST", { query })).data.videosWithoutStill.filter(
      ({ fileName }: { fileName: string }) => !unread.includes(fileName),
    );
  await expect.poll(read, { timeout: 300_000 }).toEqual([]);
}

/** The names of the videos for which the site warns that some browsers cannot play them. */
async function readWarnings(owner: Owner): Promise<Set<string>> {
  const query =
    "{ mediaAssets(first: 100, kind: VIDEO) { edges { node { fileName playbackWarning } } } }";
  const { data } = await ask(owner, "/graphql", "POST", { query });
  const warned = data.mediaAssets.edges.filter(
    ({ node }: { node: { playbackWarning: string | null } }) =>
      node.playbackWarning?.includes("Export it as MP4 with H.264"),
  );
  return new Set(warned.map(({ node }: { node: { fileName: string } }) => node.fileName));
}

/** Makes a public project for each file, which is the project's only picture. */
async function show(owner: Owner, batch: typeof files): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const { name } of batch) {
    const query =
      "query ($search: String) { mediaAssets(first: 9, search: $search) { edges { node { path fileName } } } }";
    const found = await ask(owner, "/graphql", "POST", { query, variables: { search: name } });
    const path = found.data.mediaAssets.edges.find(
      ({ node }: { node: { fileName: string } }) => node.fileName === name,
    )?.node.path;
    expect(path, name).toBeDefined();
    const slug = `file-${files.findIndex((each) => each.name === name)}`;
    const project = { name, slug, heroImage: path, workImages: [path], showOnHome: true };
    const { id } = await ask(owner, "/api/projects", "POST", project);
    const views = "query ($slug: String!) { project(slug: $slug) { workImages { databaseId } } }";
    const read = await ask(owner, "/graphql", "POST", { query: views, variables: { slug } });
    shown.push({ name, path, id, slug, view: read.data.project.workImages[0].databaseId });
  }
  return shown;
}

async function ask(owner: Owner, path: string, method: string, body: object) {
  const headers = { "content-type": "application/json" };
  const response = await owner.ask(path, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(response.ok, `${path}: ${text}`).toBe(true);
  return JSON.parse(text);
}

/** The looks of each file in an engine, in every place of the site that shows media. */
async function lookEverywhere(window: EngineWindow, origin: string, shown: Shown[]) {
  const seen: Record<string, Look[]> = {};
  await window.open(`${origin}/`);
  seen.card = await look(window, { item: ".project-card", title: ".card-name" });
  await window.open(`${origin}/work`);
  seen.work = await look(window, { item: ".work-tile", title: ".work-tile-project" });
  const feed = await (await fetch(`${origin}/feed.json`)).json();
  const addresses = feed.items.flatMap((item: { title: string; image?: string }) =>
    item.image ? [{ name: item.title, address: item.image }] : [],
  );
  seen.feed = await look(window, { addresses });
  seen.page = [];
  seen.print = [];
  seen.viewer = [];
  for (const { name, slug, view } of shown) {
    const named = (looks: Look[]) => looks.slice(0, 1).map((each) => ({ ...each, name }));
    await window.open(`${origin}/project/${slug}`);
    seen.page.push(...named(await look(window, { item: ".project-hero", plays: true })));
    const printed = { item: ".project-hero", isPrinted: true };
    seen.print.push(...named(await look(window, printed)));
    await window.open(`${origin}/work?view=${view}`);
    seen.viewer.push(...named(await look(window, { item: ".viewer-stage" })));
  }
  const session = { method: "POST", body: JSON.stringify({ password: ownerPassword }) };
  const options = { ...session, headers: { "content-type": "application/json" } };
  const signIn = `return fetch("/api/session", ${JSON.stringify(options)}).then(({ ok }) => ok)`;
  expect(await window.run(new Function(signIn) as () => unknown)).toBe(true);
  await window.open(`${origin}/admin/library`);
  const isListed = () => document.querySelector(".file-tile") !== null;
  await expect.poll(() => window.run(isListed)).toBe(true);
  seen.library = await look(window, { item: ".file-tile", title: ".file-tile-name" });
  return seen;
}

/** Expects that the site sends every file that its pages name, and that the pictures can be decoded. */
async function assertAddresses(origin: string, shown: Shown[]): Promise<void> {
  const addresses = new Set<string>();
  for (const path of ["/", "/work", ...shown.map(({ slug }) => `/project/${slug}`)]) {
    const page = await (await fetch(origin + path)).text();
    for (const [address] of page.matchAll(/\/(?:objects|uploads)\/[\w./-]+/g))
      addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThanOrEqual(shown.length);
  const originals: { name: string; address: string }[] = [];
  for (const address of addresses) {
    const response = await fetch(origin + address);
    expect([address, response.status]).toEqual([address, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isPicture = response.headers.get("content-type")?.startsWith("image/");
    if (!isPicture) expect(bytes.length, address).toBeGreaterThan(0);
    else if (address.split("/").length > 3) await sharp(bytes, { animated: true }).stats();
    else originals.push({ name: address, address });
  }
  // Originals are decoded by Chromium, because sharp does not read all of their formats.
  const window = await openChromium(inject("browserPath"));
  await window.open(origin);
  const faults = (await look(window, { addresses: originals })).filter(({ fault }) => fault);
  await window.close();
  expect(faults).toEqual([]);
}

type Compared = {
  name: string;
  places: number;
  largest: number;
  faults: string[];
  isOnce: boolean;
  /** The longest time between two frames as the video begins again, in milliseconds. */
  gap: number | undefined;
};

/** Compares the look of each file in all places of the site with the file itself. */
function compare(seen: Record<string, Look[]>, shown: Shown[]): Compared[] {
  return shown.map(({ name, path }) => {
    const faults: string[] = [];
    let [places, largest] = [0, 0];
    for (const [place, looks] of Object.entries(seen)) {
      const found = looks.find((each) => each.name === name);
      // The site makes no link preview of an SVG, so feeds do not contain it.
      if (!found && place === "feed" && path.endsWith(".svg")) continue;
      const expected = references.get(name)?.[place === "feed" ? "cropped" : "whole"] ?? [];
      const least = Math.min(...expected.map((each) => differenceOf(found, each)));
      if (!found || found.fault) faults.push(`${place}: ${found?.fault ?? "missing"}`);
      else if (least > tolerances[found.kind ?? "picture"])
        faults.push(`${place}: ΔE ${least.toFixed(1)}`);
      if (!found?.colours) continue;
      places += 1;
      largest = Math.max(largest, least);
    }
    const looks = Object.values(seen).flatMap((all) => all.filter((each) => each.name === name));
    const isOnce = looks.some((each) => each.isOnce);
    return { name, places, largest, faults, isOnce, gap: looks.find(({ gap }) => gap)?.gap };
  });
}

describe.each(ways)("sent by %s", (how) => {
  test.runIf(isFull)(
    "every hard file is shown everywhere as it is",
    { timeout: 3_600_000 },
    async () => {
      const { origin } = sites[how].server;
      const owner = await signIn(origin);
      const faulty: Record<string, string[]> = {};
      const library =
        how === "clicks" ? await openAsOwner(sites[how], "/admin/library") : undefined;
      for (const batch of batches()) {
        const refused = library ? new Map() : await sendByRest(owner, batch);
        if (library) await sendByClicks(library, batch);
        else await waitForStills(owner);
        for (const name of refused.keys()) noteResult(name, how, "refused, with advice");
        // The server has no decoder for HEIC, and says how to export it.
        expect([...refused.keys()].filter((name) => !name.endsWith(".HEIC"))).toEqual([]);
        const warned = await readWarnings(owner);
        for (const { name, warnedBy } of batch) {
          if (!warnedBy?.includes(how)) continue;
          expect([name, warned.has(name)]).toEqual([name, true]);
          noteResult(name, how, "kept, with advice");
        }
        const shown = await show(
          owner,
          batch.filter(({ name, warnedBy }) => !refused.has(name) && !warnedBy?.includes(how)),
        );
        if (how === "REST") await assertAddresses(origin, shown);
        for (const [engine, open] of engines) {
          const window = await open();
          await window.resize(1_440, 900);
          const seen = await lookEverywhere(window, origin, shown);
          await window.close();
          const compared = compare(seen, shown);
          for (const { name, places, largest, faults, isOnce, gap } of compared) {
            const loop = isOnce ? ", once" : gap ? `, ${gap} ms` : "";
            const found = `${largest.toFixed(1)} in ${places}${loop}`;
            const seen = faults.join("; ") || found;
            noteResult(name, `${how} ${engine}`, seen);
            process.stdout.write(`${how} | ${engine} | ${name} | ${seen}\n`);
          }
          Object.assign(
            faulty,
            Object.fromEntries(
              compared.flatMap(({ name, faults }) =>
                faults.length ? [[`${engine}: ${name}`, faults]] : [],
              ),
            ),
          );
        }
        for (const { id } of shown) {
          await ask(owner, `/api/projects/${id}`, "PUT", { visibility: "draft" });
        }
      }
      expect(faulty).toEqual({});
    },
  );
});

test.runIf(isFull && !only)("the table of what was seen is written", async () => {
  const columns = ways.flatMap((how) => engines.map(([engine]) => `${how} ${engine}`));
  const rows = files.map(({ name }) => {
    const seen = results.get(name);
    return [
      name,
      ...columns.map((column) => seen?.get(column) ?? seen?.get(column.split(" ")[0] ?? "") ?? ""),
    ];
  });
  const words = `By \`npm run media:torture\`: the largest mean ΔE2000 of each file in the places that show it, and their number, or what is wrong there. ${tolerances.picture} is allowed, and ${tolerances.video} in a frame of a video that plays. A video was also set to another time, and has to go on from its start at its end; the longest time between two frames there is in milliseconds, where one frame is shown for 42; “once”: the engine stops it there on a page with nothing else, too, as WebKitGTK 2.50 does with most videos that come by HTTP.`;
  await writeSection("Hard files", `${words}\n\n${table(["", ...columns], rows)}`);
});

function noteResult(name: string, column: string, seen: string): void {
  results.set(name, (results.get(name) ?? new Map()).set(column, seen));
}
