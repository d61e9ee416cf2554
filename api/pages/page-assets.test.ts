import { expect, test } from "vitest";
import { inlineHash } from "../http/inline-scripts.ts";
import { contentSecurityPolicy } from "../http/secure-headers.ts";
import { type AssetManifest, addAssets, assetsOf, preloadsOf } from "./page-assets.ts";

const manifest: AssetManifest = {
  "web/entry-client.tsx": { file: "assets/entry.js", imports: ["_libraries"] },
  "web/start/start.ts": { file: "assets/start.js" },
  "web/visits/sendVisits.ts": { file: "assets/reading.js" },
  _libraries: { file: "assets/libraries.js" },
  "web/site/home/homeRoute.ts": { file: "assets/home.js" },
};
const assets = assetsOf(manifest, ["web/site/home/homeRoute.ts"]);
const headOf = (runsAtOnce: boolean, changed: Partial<Parameters<typeof addAssets>[3]> = {}) =>
  addAssets("<head></head>", assets, () => "", {
    ...{ basePath: "", firstFonts: "1em A", runsAtOnce, fetchesCode: false },
    ...{ analyticsId: null, countsVisits: false, awaitsPerson: false, access: undefined },
    ...changed,
  });

test("a page names the code that its start script is to run, and fetches none of it", () => {
  const head = headOf(false);
  expect(head).toContain('data-entry="/assets/entry.js"');
  expect(head).toContain('data-scripts="/assets/libraries.js /assets/home.js"');
  expect(head.match(/<(?:script|link)[^>]* (?:src|href)="[^"]+"/g)).toEqual([
    '<script type="module" src="/assets/start.js"',
  ]);
  expect(preloadsOf(assets, [], "")).toBe(
    "</assets/start.js>; rel=modulepreload; fetchpriority=low",
  );
});

test("browsers fetch the code of the owner's area as they read a page of it", () => {
  const fetched = headOf(true, { fetchesCode: true }).match(
    /(?<=rel="modulepreload" href=")[^"]+/g,
  );
  expect(fetched).toEqual(["/assets/libraries.js", "/assets/home.js", "/assets/entry.js"]);
  expect(headOf(true)).not.toContain("modulepreload");
});

test("links are the browser's where the code waits, and the code's where it runs at once", () => {
  expect(headOf(false)).toContain("speculationrules");
  expect(headOf(false)).not.toContain("data-at-once");
  expect(headOf(true)).not.toContain("speculationrules");
  expect(headOf(true)).toContain(" data-at-once>");
});

test("a page that somebody has access to says so, and has nothing loaded ahead", () => {
  expect(headOf(false, { access: "stamp" })).toContain(' data-access="stamp">');
  expect(headOf(false, { access: "stamp" })).not.toContain("speculationrules");
  expect(headOf(false)).not.toContain("data-access");
});

test("every script within a page is named in the security policy", () => {
  const inlined = [...headOf(false).matchAll(/<script(?! type="module")[^>]*>(.*?)<\/script>/g)];
  const allowed = contentSecurityPolicy({
    hasAnalytics: false,
    hasPlayers: false,
    bucketOrigin: null,
    basePath: "",
  })["script-src"];
  expect(inlined).toHaveLength(2);
  for (const [, script = ""] of inlined) expect(allowed).toContain(inlineHash(script));
});

test("browsers may load public pages ahead, by no query string", () => {
  const [, rules = ""] = /speculationrules">(.*?)<\/script>/.exec(headOf(false)) ?? [];
  const [rule] = JSON.parse(rules).prerender;
  expect(rule.where.and).toEqual([
    { href_matches: ["/", "/work", "/about", "/connect", "/brief", "/project/*"] },
    { not: { href_matches: "/*\\?(.+)" } },
    { not: { selector_matches: "[target], [data-in-place]" } },
  ]);
});

test("the start script is told of the analytics where the owner has set them up", () => {
  expect(headOf(false, { analyticsId: "G-ABC123" })).toContain('data-measurement-id="G-ABC123"');
  expect(headOf(false)).not.toContain("measurement");
});

test("the start script is told what counts visits where the site does", () => {
  const counted = headOf(false, { countsVisits: true });
  expect(counted).toContain('data-visits="/assets/reading.js"');
  expect(counted).not.toContain("data-visits-wait");
  const waiting = headOf(false, { countsVisits: true, awaitsPerson: true });
  expect(waiting).toContain('data-visits="/assets/reading.js" data-visits-wait');
  expect(headOf(false)).not.toContain("data-visits");
});
