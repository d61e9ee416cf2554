import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { exportSite, onlyOnTheSite } from "../access/exported-files.ts";
import { startJourney } from "../harness/journey.ts";
import { findLookDifferences } from "../harness/look-differences.ts";
import { openChromium } from "./chromium.ts";
import { clickFor, type EngineWindow } from "./engine-window.ts";
import { engines } from "./engines.ts";
import { startCopyServer } from "./nginx.ts";

const { NGINX_PATH: nginx = "" } = process.env;
const path = "/portfolio";

const journey = startJourney();
let root: string;
let host: Awaited<ReturnType<typeof startCopyServer>>;
/** The folders of the copy's pages, by the addresses of the pages on the site. */
let pages: Map<string, string>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
  const copy = join(root, path);
  await exportSite(
    journey.folder,
    copy,
    "--url",
    `http://127.0.0.1${path}`,
    "--mail",
    "me@example.org",
  );
  const manifest = JSON.parse(readFileSync(join(copy, ".vitrine-copy.json"), "utf8"));
  const files: [string, string][] = Object.entries(manifest.pages);
  pages = new Map(files.map(([address, file]) => [address, file.replace(/index\.html$/, "")]));
  host = await startCopyServer(nginx, root, path);
}, 600_000);
afterAll(async () => {
  await host?.stop();
  await rm(root, { recursive: true, force: true });
});

/** The addresses of pages. Of pages that differ only by a number or a tag, only the first is included. */
function samples(): string[] {
  const kinds = new Map<string, string>();
  for (const address of pages.keys()) {
    const kind = address.replace(/=[^&]*/g, "=").replace(/\/view\/\d+/, "/view/");
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

/** Runs in the page. @returns the names or addresses of the parts of the page that did not load */
async function findMissing(): Promise<string[]> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const arrived = (picture: HTMLImageElement) =>
    picture.complete ||
    new Promise((resolve) => {
      picture.addEventListener("load", resolve);
      picture.addEventListener("error", resolve);
    });
  await Promise.all(pictures.map(arrived));
  const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  // Families such as `Text Arial` are system fonts as fallbacks, which this machine may lack.
  const fonts = [...document.fonts].filter(
    ({ status, family }) => status === "error" && !/^"?(?:Display|Text) /.test(family),
  );
  const videos = [...document.querySelectorAll("video")].filter(({ error }) => error !== null);
  return [
    ...(document.querySelector("h1, h2") ? [] : ["the page"]),
    ...pictures.flatMap(({ naturalWidth, currentSrc }) => (naturalWidth === 0 ? [currentSrc] : [])),
    ...styles.flatMap(({ sheet, href }) => (sheet === null ? [href] : [])),
    ...fonts.map(({ family }) => family),
    ...videos.map(({ currentSrc }) => currentSrc),
    // The site shows one quote of a tab at a time. The copy has to show all of them.
    ...[...document.querySelectorAll(".quote")].flatMap((quote) => {
      const [of, own] = [quote.parentElement, quote].map((each) => each?.getClientRects().length);
      return of && !own ? ["a quote"] : [];
    }),
  ];
}

describe.each<[string, () => Promise<EngineWindow>]>([
  ["Chromium", () => openChromium(inject("browserPath"))],
  ...engines,
])("%s", (_engine, openWindow) => {
  test.each(["the disk", "nginx below a path"])(
    "opens the site as files from %s",
    async (place) => {
      const origin =
        place === "the disk" ? pathToFileURL(join(root, path)).href : host.origin + path;
      const end = place === "the disk" ? "index.html" : "";
      const window = await openWindow();
      try {
        await window.resize(1440, 900);
        const missing: Record<string, string[]> = {};
        for (const address of samples()) {
          await window.open(`${origin}/${pages.get(address)}${end}`);
          missing[address] = await window.run(findMissing);
        }
        expect(missing).toEqual(Object.fromEntries(samples().map((address) => [address, []])));

        await window.open(`${origin}/${pages.get("/")}${end}`);
        await clickFor(window, ["link", "Work"], () => /\/work\//.test(location.pathname));
        await clickFor(
          window,
          ["link", "View full screen"],
          () => document.querySelector("dialog[open]") !== null,
        );
        // The key is sent repeatedly, because the copy's script handles keys only once it has loaded.
        const closeByKey = () => {
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
          return document.querySelector("dialog[open]") === null;
        };
        await expect.poll(() => window.run(closeByKey).catch(() => false)).toBe(true);
      } finally {
        await window.close();
      }
      const failed = (await host.readRequests()).filter((line) => !/^(?:200|206|304) /.test(line));
      expect(failed).toEqual([]);
    },
  );
});

test("each page looks as on the live site, at three widths", async () => {
  const options = { reducedMotion: "reduce" } as const;
  const differences: Record<string, string[]> = {};
  for (const address of samples()) {
    const live = await journey.open(address, options);
    const copied = await journey.open(`${host.origin}${path}/${pages.get(address)}`, options);
    differences[address] = await findLookDifferences(live, copied, onlyOnTheSite);
    await live.context().close();
    await copied.context().close();
  }
  expect(differences).toEqual(Object.fromEntries(samples().map((address) => [address, []])));
}, 600_000);
