import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { stripBasePath } from "../base-path.ts";
import { openTestSite } from "../testing/test-site.ts";
import { describeChanges } from "./commands.ts";
import {
  addressInCopy,
  hostedAddress,
  otherFile,
  pageFile,
  relativeAddress,
} from "./copy-addresses.ts";
import { openCopyFolder } from "./copy-folder.ts";
import { createMediaCopy } from "./copy-media.ts";
import {
  bringDrawings,
  printPage,
  readPage,
  replaceAddresses,
  stylesWithoutCode,
} from "./copy-page.ts";
import { hostFiles, readRedirects } from "./host-files.ts";
import { choosePartialRenewal } from "./partial-renewal.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("filters and views are folders, pages of two spellings are two, and originals lie among their sizes", () => {
  const free = () => false;
  expect(pageFile("/", free)).toBe("index.html");
  expect(pageFile("/work?tag=Signs+%26+type&view=2", free)).toBe(
    "work/tag/signs-type/view/2/index.html",
  );
  expect(pageFile("/project/%C3%9Cbersicht", free)).toBe("project/übersicht/index.html");
  const taken = pageFile("/work?tag=signs-type", (file) => file.includes("signs-type/"));
  expect(taken).toMatch(/^work-\w{8}\/tag-\w{8}\/signs-type-\w{8}\/index\.html$/);
  expect(otherFile("/objects/a.webp")).toBe("objects/a.webp/original.webp");
  expect(otherFile("/objects/a.webp/phone-540.avif?focus=50-50")).toBe(
    "objects/a.webp/phone-540-focus-50-50.avif",
  );
  expect(otherFile("/resume/..%2F..%2Fetc.pdf")).toMatch(/^resume\/[\w-]+\.pdf$/);
});

test("addresses lead from file to file, and to the folders of pages on a host", () => {
  expect(relativeAddress("work/view/2/index.html", "project/a b/index.html")).toBe(
    "../../../project/a%20b/index.html",
  );
  expect(hostedAddress("https://x.org/me", "project/a/index.html")).toBe(
    "https://x.org/me/project/a/",
  );
  expect(hostedAddress("https://x.org", "index.html")).toBe("https://x.org/");
  expect(addressInCopy("https://x.org/favicon.ico?v=1", "https://x.org")).toBe("/favicon.ico");
  expect(addressInCopy("/work?count=96&view=7", "https://x.org")).toBe("/work?view=7");
  expect(addressInCopy("https://y.org/", "https://x.org")).toBeUndefined();
  expect(addressInCopy("//y.org/a", "https://x.org")).toBeUndefined();
  expect(addressInCopy("https://x.org/me/work", "https://x.org/me")).toBe("/work");
  expect(addressInCopy("https://x.org/work", "https://x.org/me")).toBeUndefined();
});

const html = (body: string) =>
  `<!doctype html><html><head></head><body><a href="/connect">Contact</a>${body}</body></html>`;

test("the path of a site is taken off the addresses in its pages", () => {
  const sent = html(
    '<a href="/me/connect">Mail</a><a class="portfolio-gate-ask" href="/me/connect">Ask</a><img src="/me/a.png" srcset="/me/a.png 1x, /me/b.png 2x">',
  );
  const within = (address: string) => stripBasePath(address, "/me") ?? address;
  const printed = printPage(readPage(sent, null, within));
  expect(printed.match(/(?<=(?:href|src)=")[^"]+/g)).toEqual([
    ...["/connect", "/connect", "/connect", "/a.png"],
  ]);
  expect(printed).toContain('srcset="/a.png 1x, /b.png 2x"');
});

test("a page of the copy has nothing that needs the server", () => {
  const page = readPage(
    html(
      `<form class="portfolio-gate-form" method="post" action="/p"><input type="password"></form>` +
        `<form class="contact-form" method="post" action="/connect" novalidate><input name="name"></form>` +
        `<button class="owner-lock"></button><noscript><a href="/sign-in"></a></noscript>` +
        `<script id="page-state" type="application/json">{}</script>`,
    ),
    { kind: "service", address: "https://forms.example/f" },
  );
  expect(printPage(page)).toBe(
    html(
      `<a href="/connect" class="text-link portfolio-gate-ask">Contact</a>` +
        `<form class="contact-form" method="post" action="https://forms.example/f"><input name="name"></form>`,
    ),
  );
  const form = html(`<form class="contact-form" method="post" action="/connect"></form>`);
  expect(printPage(readPage(form, { kind: "mail", address: "a@b.org" }))).toContain(
    `href="mailto:a@b.org"`,
  );
  expect(printPage(readPage(form, null))).toBe(html(""));
});

test("buttons of a form that asks for a page name the page", () => {
  const page = readPage(
    html(
      `<form action="/work#work-2"><input type="hidden" name="tag" value="maps">` +
        `<button type="submit" name="view" value="3"></button><button type="submit"></button></form>`,
    ),
    null,
  );
  expect(printPage(page)).toContain(
    `<button type="submit" formaction="/work?tag=maps&amp;view=3">`,
  );
});

test("styles are those of pages without the code of the site, but for what the copy's script does", () => {
  const css =
    "@media print,(scripting:none){.embed-stage{display:none}}@media screen and (scripting:enabled){.a{top:0}}";
  expect(stylesWithoutCode(css)).toBe(
    "@media print,(min-width:0){.embed-stage{display:none}}@media screen and (max-width:0){.a{top:0}}",
  );
  const own =
    "@media (scripting:none){.video-switch{display:none}}@media (scripting:none){body:has(.project-pill:not([data-static])) .site-footer{top:0}}";
  expect(stylesWithoutCode(own)).toBe(own);
});

test("drawings of other files are brought into the page", async () => {
  const page = readPage(html(`<svg><use href="/assets/icons.svg#two"></use></svg>`), null);
  const icons = `<svg><symbol id="one"></symbol><symbol id="two" viewBox="0 0 2 2"><path d="M0 0"></path></symbol></svg>`;
  await bringDrawings(page, async (address) => (address === "/assets/icons.svg" ? icons : null));
  expect(printPage(page)).toContain(
    `<svg><svg viewBox="0 0 2 2"><path d="M0 0"></path></svg></svg>`,
  );
});

test("a source of pictures that lacks a size is left out, and a link that leads nowhere is words", () => {
  const page = readPage(
    html(
      `<picture><source type="image/avif" srcset="/a/1.avif 1w, /a/2.avif 2w, /a/3.avif 3w">` +
        `<source type="image/webp" srcset="/a/1.webp 1w, /a/2.webp 2w"><source type="image/jpeg" srcset="/a/1.jpeg 1w">` +
        `<img src="/a" srcset="/a/1.jpeg 1w, /a/1300.jpeg 1300w"></picture><a href="/gone">Words</a>`,
    ),
    null,
  );
  replaceAddresses(page, (address) =>
    address === "/a/2.avif" || address === "/gone" ? null : `.${address}`,
  );
  expect(printPage(page)).toContain(
    `<picture><source type="image/webp" srcset="./a/1.webp 1w, ./a/2.webp 2w"><img src="./a/1300.jpeg"></picture><a>Words</a>`,
  );
});

test("a copy writes what differs, removes what is gone, and nothing that is not its own", async () => {
  const folder = await makeFolder();
  const data = await makeFolder();
  const first = await openCopyFolder(folder, data);
  await first.write("a/one.html", "one");
  await first.write("two.html", "two");
  expect(await first.finish()).toEqual({
    written: ["a/one.html", "two.html"],
    removed: [],
    unchanged: 0,
  });
  await writeFile(join(folder, "hers.txt"), "hers");
  const second = await openCopyFolder(folder, data);
  await second.write("two.html", "two");
  expect(await second.finish()).toEqual({ written: [], removed: ["a/one.html"], unchanged: 1 });
  expect(existsSync(join(folder, "a"))).toBe(false);
  expect(await readFile(join(folder, "hers.txt"), "utf8")).toBe("hers");
});

test("an export names what it changed and removed, unless all is new", () => {
  const written = Array.from({ length: 22 }, (_, place) => `page-${place + 10}.html`);
  expect(describeChanges({ written, unchanged: 0, removed: [] })).toBe(
    "22 files are new or changed, 0 unchanged, 0 removed.",
  );
  const lines = describeChanges({ written, unchanged: 1, removed: ["gone.html"] }).split("\n");
  expect(lines.slice(1, 3)).toEqual(["New or changed:", "  page-10.html"]);
  expect(lines.slice(-3)).toEqual(["  and 2 more", "Removed:", "  gone.html"]);
});

test("what a killed copy had begun to write is removed by the next", async () => {
  const folder = await makeFolder();
  const data = await makeFolder();
  const first = await openCopyFolder(folder, data);
  await first.write("a/page.html", "one");
  await first.finish();
  const killed = await openCopyFolder(folder, data);
  const isBegun = () => existsSync(join(folder, "a/page.html.partial"));
  async function* breakOff() {
    yield Buffer.from("half");
    await vi.waitUntil(isBegun);
    throw new Error("killed");
  }
  const broken = () => Readable.from(breakOff());
  await expect(killed.writeStream("a/page.html", "two", broken)).rejects.toThrow("killed");
  expect(isBegun()).toBe(true);
  const next = await openCopyFolder(folder, data);
  await next.write("a/page.html", "one");
  await next.finish();
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    ".vitrine-copy.json",
    "a",
    "a/page.html",
  ]);
});

test("a copy that ended early is continued, and what it had written is removed once it is gone", async () => {
  const folder = await makeFolder();
  const data = await makeFolder();
  const ended = await openCopyFolder(folder, data);
  await ended.write("secret.html", "soon withdrawn");
  const next = await openCopyFolder(folder, data);
  await next.write("index.html", "home");
  await next.finish();
  expect(existsSync(join(folder, "secret.html"))).toBe(false);
});

test.each([
  ["something else", async (folder: string) => writeFile(join(folder, "notes.txt"), "mine")],
  ["a broken list", async (folder: string) => writeFile(join(folder, ".vitrine-copy.json"), "{")],
])("a folder with %s is refused", async (_what, fill) => {
  const folder = await makeFolder();
  await fill(folder);
  await expect(openCopyFolder(folder, await makeFolder())).rejects.toThrow(/is not empty/);
});

test("a folder that meets the site's own data is refused", async () => {
  const data = await makeFolder();
  await mkdir(join(data, "media"));
  for (const folder of [data, join(data, "copy"), join(data, "..")]) {
    await expect(openCopyFolder(folder, data)).rejects.toThrow(/own data/);
  }
});

test("an AVIF that the site never prepares is not said to be missing", async () => {
  const picture = { path: "/objects/a.webp", kind: "image", mediaType: "image/webp", checksum: "" };
  const asset = { ...picture, width: 2_624, height: 1_000, focalX: 0.5 };
  const { include, countUnprepared } = createMediaCopy({
    database: { mediaAsset: { findUnique: async () => asset } },
    media: { storage: { stat: async () => null } },
    folder: await openCopyFolder(await makeFolder(), await makeFolder()),
    request: async () => ({ statusCode: 200 }),
  } as unknown as Parameters<typeof createMediaCopy>[0]); // only what a size needs
  const addresses = [960, 2_624].map((width) => `/objects/a.webp/${width}.avif`);
  for (const address of addresses) expect(await include(address)).toBeNull();
  expect(countUnprepared()).toBe(1);
});

test("hosts get the headers, the page of what is missing, and the redirects in their own form", () => {
  const files = hostFiles("/me", [
    { from: "/former page", to: "/me/project/a/" },
    { from: "/?p=1", to: "/me/" },
    { from: "/a$.html", to: "/me/project/b/" },
  ]);
  expect(files._redirects).toBe(
    "/me/former%20page /me/project/a/ 301\n/me/a%24.html /me/project/b/ 301\n",
  );
  // Apache reads two backslashes within quotes as one.
  expect(files[".htaccess"]).toContain(
    String.raw`RedirectMatch 301 "^/me/a\\$\\.html/?$" "/me/project/b/"`,
  );
  expect(files["nginx.conf"]).toContain(`location = "/me/a$.html" {`);
  expect(files.Caddyfile).toContain(`redir "/me/former%20page" "/me/project/a/" permanent`);
  expect(files["nginx.conf"]).toContain(
    `location = "/me/former page" { return 301 "/me/project/a/"; }`,
  );
  for (const text of Object.values(files)) expect(text).not.toContain("?p=1");
  expect(files["nginx.conf"]).toContain("the folder in which the copy is me as its root");
  expect(files["nginx.conf"]).toContain("/\\.(?!well-known/)");
  for (const name of [".htaccess", "nginx.conf", "Caddyfile"]) {
    expect(files[name]).toContain("/me/404.html");
  }
});

test("a redirect to a project without a page in the copy is left out, because it would tell its address", async () => {
  const site = await openTestSite();
  onTestFinished(() => site.close());
  for (const slug of ["shown", "unlisted"]) {
    await site.database.project.create({
      data: { name: slug, slug, formerSlugs: { create: { slug: `former-${slug}` } } },
    });
  }
  await site.database.redirect.create({ data: { path: "/about.html", page: "/about" } });
  const pages = { "/project/shown": "project/shown/index.html", "/about": "about/index.html" };
  const redirects = await readRedirects(site.database, pages);
  expect(redirects("/me")).toEqual([
    { from: "/about.html", to: "/me/about/" },
    { from: "/project/former-shown", to: "/me/project/shown/" },
  ]);
});

test("a page that the list of an older version names, but that has no file, is not kept", async () => {
  const [listed, unlisted] = ["project/a/index.html", "project/b/index.html"] as const;
  const pages = { "/project/a": listed, "/project/b": unlisted };
  const former = { version: 1 as const, files: { [listed]: "" }, pages, projects: {}, state: "" };
  const { isKept } = await choosePartialRenewal({
    ...{ path: await makeFolder(), former, projects: new Map() },
    access: { read: () => expect.fail("there are no media") } as never, // is not called
    isServed: async () => true,
    isLate: () => false,
  });
  expect([listed, unlisted].map(isKept)).toEqual([true, false]);
});
