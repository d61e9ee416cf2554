import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { browserArguments } from "../e2e/harness/launch-browser.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { medianOf } from "./load.ts";

/** Fetched by npx when it is needed, because only this file uses it. */
const lighthouse = "lighthouse@12.8.2";
const rounds = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const demoPages = { Home: "/", Work: "/work", Project: "/project/passage", About: "/about" };

/** The medians of Lighthouse's results for a page, on the phone that Lighthouse simulates. */
export type Audit = {
  page: string;
  /** From 0 to 100, by category. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number;
  /** The total blocking time, in milliseconds. */
  blocked: number;
  /** The cumulative layout shift. */
  shift: number;
};

/** @param origin of a site with the demo's content */
export async function auditPages(
  origin: string,
  pages: Readonly<Record<string, string>> = demoPages,
): Promise<Audit[]> {
  const audits: Audit[] = [];
  await settle(Object.values(pages).map((path) => origin + path));
  for (const [page, path] of Object.entries(pages)) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round++) reports.push(await audit(origin + path));
    const middle = (read: (report: Report) => number) => medianOf(reports.map(read));
    const score = (category: (typeof categories)[number]) =>
      middle((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
    const figure = (name: string) =>
      middle((report) => report.audits[name]?.numericValue ?? Number.NaN);
    audits.push({
      page,
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      largestPaint: figure("largest-contentful-paint"),
      blocked: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
    });
  }
  return audits;
}

/**
 * Requests pages until the site has compressed them with the best quality. Until then, which is in
 * the first seconds after a change, visitors get a faster compression
 * (api/response-cache/cached-response.ts).
 */
async function settle(addresses: string[]): Promise<void> {
  for (const pause of [0, 500, 10_500, 1_500]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    for (const address of addresses) {
      await (await fetch(address, { headers: { "accept-encoding": "br" } })).arrayBuffer();
      // The site compresses only one page at a time with the best quality.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** The part of Lighthouse's report that `auditPages` reads. */
type Report = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

/** Runs Lighthouse, and once more if it fails: sometimes Chromium records nothing. */
async function audit(address: string): Promise<Report> {
  return runLighthouse(address).catch(() => runLighthouse(address));
}

async function runLighthouse(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      lighthouse,
      address,
      "--quiet",
      "--output=json",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless=new ${browserArguments.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: await findBrowser() },
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
    },
  );
  return JSON.parse(stdout);
}
