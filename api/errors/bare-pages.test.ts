import { writeFileSync } from "node:fs";
import { afterAll, afterEach, expect, test } from "vitest";
import type { WordKey } from "../../words/english.ts";
import { sets } from "../../words/sets.ts";
import { pathOfUrl } from "../database/connection.ts";
import { timeLimits } from "../http/time-limits.ts";
import type { Renderer } from "../pages/renderer.ts";
import { dropPostgresDatabase, postgresServer } from "../testing/postgres.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { BusyFault } from "./busy-fault.ts";

/** The opened sites, by purpose: all cases of a test share a site. */
const sites = new Map<string, Promise<TestSite>>();
let release = () => {};
afterEach(() => release());
afterAll(async () => {
  for (const site of sites.values()) await (await site).close();
});

/**
 * Renders pages whose path decides how they fail. The rendering of /work ends when `release` is
 * called.
 */
const render: Renderer = async ({ url }) => {
  if (url.pathname === "/fails") throw new Error("out of order");
  if (url.pathname === "/busy") throw new BusyFault();
  if (url.pathname === "/work") {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  }
  return { kind: "page", status: 200, html: "<!doctype html>" };
};

type Page = { status: number; html: string };

function open(purpose: string): Promise<TestSite> {
  const variables = { TRUST_PROXY: "loopback", RATE_LIMIT: "60" };
  // Long enough for a busy machine to send two requests.
  const limits = { ...timeLimits, sharedResponse: 500 };
  const site = sites.get(purpose) ?? openTestSite(variables, render, limits);
  sites.set(purpose, site);
  return site;
}

async function visit(
  { app }: TestSite,
  url: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const { statusCode, body } = await app.inject({
    url,
    headers: { accept: "text/html", ...headers },
  });
  return { status: statusCode, html: body };
}

async function askTooMuch(site: TestSite): Promise<Page> {
  const stranger = { "x-forwarded-for": "203.0.113.1" };
  for (let count = 0; count < 10; count += 1) await visit(site, "/about", stranger);
  return visit(site, "/about", stranger);
}

/**
 * Requests a page twice at once, so that one request waits too long for the other's rendering.
 * @returns the response to the request that is refused
 */
async function waitForOther({ app }: TestSite): Promise<Page> {
  await app.listen({ port: 0 });
  const address = `http://127.0.0.1:${Object(app.server.address()).port}/work`;
  const headers = { accept: "text/html" };
  const responses = [fetch(address, { headers }), fetch(address, { headers })];
  const refused = await Promise.race(responses);
  release();
  await Promise.all(responses);
  return { status: refused.status, html: await refused.text() };
}

type Case = {
  name: string;
  status: number;
  heading: WordKey;
  text: WordKey;
  leadsHome: boolean;
  ask: (site: TestSite) => Promise<Page>;
};

const failed = { heading: "error.heading", text: "error.site", leadsHome: true } as const;
const cases: Case[] = [
  {
    name: "a page that fails",
    status: 500,
    ...failed,
    ask: (site) => visit(site, "/fails"),
  },
  { name: "a burst", status: 503, ...failed, ask: (site) => visit(site, "/busy") },
  { name: "a wait that is too long", status: 503, ...failed, ask: waitForOther },
  {
    name: "too many requests",
    status: 429,
    heading: "error.busy",
    text: "error.busyText",
    leadsHome: false,
    ask: askTooMuch,
  },
  {
    name: "an address that is none",
    status: 404,
    heading: "error.missing",
    text: "error.missingText",
    leadsHome: true,
    ask: (site) => visit(site, "/a%0Ab"),
  },
];

const saveWords = (site: TestSite, input: object) =>
  runMutation(site, "updateSiteWords", input, "siteWords { version }");

/** The documented pages, word for word. */
const documented: Record<string, string> = {
  "a page that fails": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong</title></head><body><h1>Something went wrong</h1><p>The site could not show this page. It may work in a moment.</p><p><a href="/">Back to Home</a></p></body></html>`,
  "too many requests": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Too many requests</title></head><body><h1>Too many requests</h1><p>There were very many from your network. Please try again in a few seconds.</p></body></html>`,
  "an address that is none": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Page not found</title></head><body><h1>Page not found</h1><p>There is nothing at this address.</p><p><a href="/">Back to Home</a></p></body></html>`,
};

test.each(cases)("$name: an English site says it as documented", async ({ name, status, ask }) => {
  const page = await ask(await open("English"));
  const html = documented[name] ?? documented["a page that fails"];
  expect(page).toEqual({ status, html });
});

test.each(cases)("$name: a German site says it in German", async (expected) => {
  const site = await open("German");
  await saveWords(site, { language: "de-AT" });
  const { status, html } = await expected.ask(site);
  expect(status).toBe(expected.status);
  const heading = sets.de[expected.heading];
  expect(html).toContain('<html lang="de-AT"><head>');
  expect(html).toContain(`<title>${heading}</title>`);
  expect(html).toContain(`<h1>${heading}</h1><p>${sets.de[expected.text]}</p>`);
  expect(html.includes(sets.de["site.back"])).toBe(expected.leadsHome);
});

test.each(cases)("$name: the owner's own wording is said, as text", async (expected) => {
  const site = await open("own wording");
  const wordings = [
    { key: expected.heading, text: "<b>Oh & no</b>" },
    { key: expected.text, text: "Come back later" },
  ];
  await saveWords(site, { language: "ar", wordings });
  const { html } = await expected.ask(site);
  expect(html).toContain('<html lang="ar" dir="rtl"><head>');
  expect(html).toContain("<h1>&#60;b&#62;Oh &#38; no&#60;/b&#62;</h1><p>Come back later</p>");
});

test.each(cases)("$name: a changed wording is said at once", async (expected) => {
  const site = await open("changed wording");
  const change = (text: string) =>
    saveWords(site, { wordings: [{ key: expected.text, text }], language: "nb" });
  await change("Before");
  await visit(site, "/about");
  await change("Afterwards");
  expect((await expected.ask(site)).html).toContain("<p>Afterwards</p>");
});

/** Overwrites the database file with other bytes. On PostgreSQL, drops the database. */
async function ruinDatabase({ environment }: TestSite): Promise<void> {
  if (postgresServer()) return dropPostgresDatabase(environment.databaseUrl);
  for (const end of ["", "-wal", "-shm"]) {
    writeFileSync(pathOfUrl(environment.databaseUrl) + end, "x".repeat(65_536));
  }
}

// Cases with status 503 need a database: without it, requests do not share a rendering, and other
// pages fail before they are rendered.
const alone = cases.filter(({ status }) => status !== 503);

test.each(alone)("$name: without a database the site says what it said last", async (expected) => {
  const site = await open(expected.name);
  await saveWords(site, { language: "de" });
  await visit(site, "/about");
  await ruinDatabase(site);
  const { status, html } = await expected.ask(site);
  expect(status).toBe(expected.status);
  expect(html).toContain(`<html lang="de"><head>`);
  expect(html).toContain(sets.de[expected.text]);
});

test("programs get documented English, whatever the site speaks", async () => {
  const site = await open("programs");
  await saveWords(site, { language: "de" });
  const ask = async (url: string, address: string) => {
    const headers = { accept: "*/*", "x-forwarded-for": address };
    return JSON.parse((await visit(site, url, headers)).html);
  };
  expect([await ask("/fails", "203.0.113.2"), await ask("/busy", "203.0.113.2")]).toEqual([
    { error: "Something went wrong on the server.", code: "INTERNAL_SERVER_ERROR" },
    { error: "The site is busy. Try again in a moment.", code: "BUSY" },
  ]);
  await askTooMuch(site);
  expect(await ask("/api/banner", "203.0.113.1")).toEqual({
    error: "Too many requests. Try again in a few seconds.",
    code: "TOO_MANY_REQUESTS",
  });
});
