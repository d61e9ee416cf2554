import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../database/client.ts";
import { openStoredBatch } from "../media/uploads/stored-batch.ts";
import { sweepUploads } from "../media/uploads/sweep-uploads.ts";
import { databaseVariables } from "../testing/postgres.ts";
import { sendFile } from "../testing/send-file.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { importFrom } from "./commands.ts";
import { importWork } from "./import-work.ts";
import { withIncoming } from "./read-incoming.ts";
import { writeZip } from "./testing/write-zip.ts";
import { meta, post, upload, wxr } from "./testing/wxr.ts";

let site: TestSite;
let folder: string;
let rounds = 0;

beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-coming-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

let shade = 0;
/** A picture with bytes of its own. */
function picture(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 };
  return sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

type Files = Record<string, string | Buffer>;

async function writeFolder(files: Files): Promise<string> {
  const root = join(folder, `source-${++rounds}`);
  await mkdir(root);
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
  }
  return root;
}

async function writeOne(name: string, bytes: string | Buffer): Promise<string> {
  return join(await writeFolder({ [name]: bytes }), name);
}

const bring = (path: string, uploads?: string, dryRun = false) =>
  importFrom(
    { DATA_DIR: site.environment.dataFolder, ...databaseVariables(site.environment) },
    { path, uploads, dryRun },
  );

type Module = { type: string; imageSrc?: string; items?: { src: string }[] };

async function projectNamed(name: string) {
  const project = await site.database.project.findFirstOrThrow({ where: { name } });
  const redirects = await site.database.redirect.findMany({ where: { projectId: project.id } });
  const sections: Record<string, Module[]> = {};
  for (const [column, text] of Object.entries(project)) {
    if (column.endsWith("Content") && text !== "[]")
      sections[column.replace("Content", "")] = JSON.parse(String(text));
  }
  return { ...project, redirects: redirects.map(({ path }) => path), sections };
}

/** How much the site holds. */
async function everything(): Promise<number[]> {
  let files = 0;
  for await (const _ of site.media.storage.list("objects/")) files += 1;
  const { project, mediaAsset, redirect } = site.database;
  return [await project.count(), await mediaAsset.count(), await redirect.count(), files];
}

test("Markdown becomes drafts with front matter, headings, lists, links, tables and pictures", async () => {
  const root = await writeFolder({
    "content/work/harbour/index.md": `---
title: Harbour
date: 2023-05-04
client: Port of Sandhaven
role: Lead
tags: [Maps, Signs]
cover: cover.png
aliases: [/old/harbour]
description: A map of the harbour.
---
Opening words with a [link](https://example.org/a).

## The problem

- one
- two

![Two boats](boats.png "Boats at noon")

## Result

| a | b |
| - | - |
| 1 | 2 |

\`\`\`ts
import a from "b"; // [[c]]
\`\`\`

{{< figure src="/img/map%20large.png" alt="Map" caption="The map" >}}

![[sketch.png|300]]

{{< youtube dQw4w9WgXcQ >}}

![Gone](gone.png)
`,
    "content/work/harbour/boats.png": await picture(),
    "content/work/harbour/cover.png": await picture(),
    "static/img/map large.png": await picture(),
    "attachments/sketch.png": await picture(),
    "README.md": "# not content",
  });
  const report = await bring(root);
  expect(report).toMatch(/^Markdown\. Drafts written: 1\. Not kept: 1\.\n/);
  expect(report).toContain("The picture gone.png is not among the files.");
  expect(report).toContain("“The problem” → Why");
  const { sections, ...project } = await projectNamed("Harbour");
  expect(project).toMatchObject({
    ...{ slug: "harbour", visibility: "draft", client: "Port of Sandhaven", year: "2023" },
    ...{ role: "Lead", tags: '["Maps","Signs"]', searchDescription: "A map of the harbour." },
    ...{ heroImage: expect.stringMatching(/^\/objects\//), redirects: ["/old/harbour"] },
  });
  expect(sections).toMatchObject({
    why: [
      { type: "text", title: "", content: "Opening words with a [link](https://example.org/a)." },
      { type: "text", title: "The problem", content: "- one\n- two" },
      { type: "hero-image", caption: "Boats at noon" },
    ],
    result: [
      { type: "table", headers: "row", rows: [{ cells: ["a", "b"] }, { cells: ["1", "2"] }] },
      { type: "code", language: "ts", content: 'import a from "b"; // [[c]]' },
      { type: "hero-image", caption: "The map" },
      { type: "hero-image" },
      { type: "embed", url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
      { type: "hero-image", imageSrc: "", label: "Gone" },
    ],
  });
  const boats = await site.database.mediaAsset.findFirst({ where: { fileName: "boats.png" } });
  expect(boats).toMatchObject({ altText: "Two boats", path: sections.why?.[2]?.imageSrc });
});

test("Notion's zip within a zip, and Astro's imports, are read", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const inner = writeZip([
    {
      name: `Work/Kiosk ${id}.md`,
      bytes: `# Kiosk\n\nClient: Museum\nYear: 2021\n\nA kiosk.\n\n![Untitled](Kiosk%20${id}/Untitled.png)\n`,
    },
    { name: `Work/Kiosk ${id}/Untitled.png`, bytes: await picture() },
  ]);
  const zip = await writeOne("Export.zip", writeZip([{ name: "Part-1.zip", bytes: inner }]));
  expect(await bring(zip)).toContain("Everything was kept.");
  expect(await projectNamed("Kiosk")).toMatchObject({
    ...{ client: "Museum", year: "2021" },
    sections: { why: [{ content: "A kiosk." }, { type: "hero-image" }] },
  });
  const astro = await writeFolder({
    "src/content/lamp.mdx": `+++\ntitle = "Lamp"\n+++\nimport lamp from "../assets/lamp.png";\n\nWords.\n\n<Image src={lamp} alt="A lamp" width={400} />\n`,
    "src/assets/lamp.png": await picture(),
  });
  expect(await bring(astro)).toContain("Everything was kept.");
  const { sections } = await projectNamed("Lamp");
  expect(sections.why).toMatchObject([
    { content: "Words." },
    { imageSrc: expect.stringContaining("/objects/") },
  ]);
});

test("Kirby: fields, its tags, blocks, what is said of files, and pictures that no text names", async () => {
  const blocks = [
    { type: "heading", content: { level: "h2", text: "Outcome" } },
    { type: "text", content: { text: "<p>Fewer <strong>calls</strong>.</p>" } },
    { type: "image", content: { image: ["file://Ab12"], alt: "", caption: "" } },
    { type: "table", content: {} },
  ];
  const source = await writeFolder({
    "content/2_work/1_tram/project.txt": `Title: Tram\n\n----\n\nClient: City\n\n----\n\nText:\n\nSee (link: https://example.org text: the map).\n\n(image: map.png caption: The map)\n\n----\n\nBlocks: ${JSON.stringify(blocks)}\n`,
    "content/2_work/1_tram/map.png": await picture(),
    "content/2_work/1_tram/night.png": await picture(),
    "content/2_work/1_tram/night.png.txt": "Alt: The tram at night\n\n----\n\nUuid: Ab12",
    "content/2_work/1_tram/rest.png": await picture(),
    "content/site.txt": "Title: Old site\n\n----\n\nText: Words.",
  });
  const report = await bring(source);
  expect(report).toMatch(/^Kirby\. Drafts written: 1\. Not kept: 1\.\n/);
  expect(report).toContain("The block table has no place here.");
  const { sections, ...project } = await projectNamed("Tram");
  expect(project).toMatchObject({ slug: "tram", client: "City", redirects: ["/work/tram"] });
  expect(sections).toMatchObject({
    why: [
      { content: "See [the map](https://example.org)." },
      { type: "hero-image", caption: "The map" },
    ],
    result: [
      { title: "Outcome", content: "Fewer **calls**." },
      { type: "hero-image" },
      { type: "hero-image" },
    ],
  });
  const night = { altText: "The tram at night", path: sections.result?.[1]?.imageSrc ?? "" };
  expect(await site.database.mediaAsset.findFirst({ where: night })).not.toBeNull();
});

test("a folder of pictures for each project is one, in the order of their numbers", async () => {
  const [one, two, ten] = [await picture(), await picture(), await picture()];
  const root = await writeFolder({
    "01 Poster series/10.png": ten,
    "01 Poster series/2.png": two,
    "01 Poster series/1.png": one,
    "Signs/a#b.png": await picture(),
    "Signs/copy of a.png": one,
    "notes.docx": "words",
  });
  const report = await bring(root);
  expect(report).toContain("notes.docx is no picture.");
  const { sections } = await projectNamed("Poster series");
  const names = await Promise.all(
    (sections.why ?? []).map(({ imageSrc = "" }) =>
      site.database.mediaAsset.findUniqueOrThrow({ where: { path: imageSrc } }),
    ),
  );
  expect(names.map(({ fileName }) => fileName)).toEqual(["1.png", "2.png", "10.png"]);
  const signs = await projectNamed("Signs");
  expect(signs.sections.why?.[1]?.imageSrc).toBe(names[0]?.path);
});

test("WordPress: blocks and shortcodes, galleries in order, captions, lazy pictures, redirects", async () => {
  const uploads = "https://old.example/wp-content/uploads";
  const blocks = `<!-- wp:paragraph --><p>Block <strong>words</strong>.</p><!-- /wp:paragraph -->
<!-- wp:gallery {"ids":[11,10]} --><figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":11} --><figure class="wp-block-image"><img src="${uploads}/2019/03/b-300x200.png" alt="" class="wp-image-11"/><figcaption>Second <em>first</em></figcaption></figure><!-- /wp:image --><!-- wp:image {"id":10} --><figure class="wp-block-image"><img src="${uploads}/2019/03/a-1024x683.png" alt="" class="wp-image-10"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->
<!-- wp:heading --><h2 class="wp-block-heading">Outcome</h2><!-- /wp:heading -->
<!-- wp:image {"id":12} --><figure class="wp-block-image"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="${uploads}/2019/04/a.png" alt="Late" class="lazyload"/><noscript><img src="${uploads}/2019/04/a.png" alt="Late"/></noscript><figcaption>Lazy</figcaption></figure><!-- /wp:image -->
<!-- wp:embed {"url":"https://vimeo.com/76979871"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://vimeo.com/76979871
</div></figure><!-- /wp:embed -->
<!-- wp:block {"ref":90} /-->
<!-- wp:latest-posts /-->`;
  const classic = `First line\nsecond line [sic].\n\n[caption id="attachment_10" align="alignnone" width="300"]<a href="${uploads}/2019/03/a.png"><img class="wp-image-10" src="${uploads}/2019/03/a-300x200.png" alt="A" /></a> Said of it[/caption]\n\n<h2>Gallery</h2>\n[gallery columns="2"]\n\n[gallery ids="11,10"]\n\n[gallery ids="11,10"]\n\n[vc_row width="1/2"]Kept words.[/vc_row]\n\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>`;
  const xml = wxr(
    post({
      ...{ id: 1, title: "Blocks", content: blocks, type: "portfolio" },
      link: "https://old.example/portfolio/blocks/",
      more: `<category domain="post_tag" nicename="maps"><![CDATA[Maps]]></category>${meta("_thumbnail_id", "12")}`,
    }) +
      post({ id: 2, title: "Classic", content: classic }) +
      post({
        id: 90,
        title: "Shared",
        content: "<!-- wp:paragraph --><p>Reused.</p><!-- /wp:paragraph -->",
        type: "wp_block",
      }) +
      upload({ id: 10, path: "2019/03/a.png", parent: 2, alt: "Alt of A", order: 2 }) +
      upload({ id: 11, path: "2019/03/b.png", parent: 2, alt: "Alt of B", order: 1 }) +
      upload({ id: 12, path: "2019/04/a.png", parent: 1 }),
  );
  const files = await writeFolder({
    "2019/03/a.png": await picture(),
    "2019/03/a-300x200.png": await picture(),
    "2019/03/b-300x200.png": await picture(),
    "2019/03/b.png": await picture(),
    "2019/04/a.png": await picture(),
  });
  const report = await bring(await writeOne("old.xml", xml), files);
  expect(report).toContain("The block latest-posts is made by WordPress itself");
  expect(report).toContain("A gallery of 2 pictures stood there twice; it is kept once.");
  expect(report).toContain("The shortcode [vc_row] is left out; what stands in it is kept.");
  const found = await site.database.mediaAsset.findMany({ orderBy: { id: "desc" }, take: 3 });
  const pathOf = async (name: string, altText: string) =>
    (await site.database.mediaAsset.findFirstOrThrow({ where: { fileName: name, altText } })).path;
  const [a, b] = [await pathOf("a.png", "Alt of A"), await pathOf("b.png", "Alt of B")];
  const late = await pathOf("a.png", "Late");
  expect(found).toHaveLength(3);
  expect(await projectNamed("Blocks")).toMatchObject({
    ...{ tags: '["Maps"]', year: "2019", heroImage: late },
    redirects: expect.arrayContaining(["/portfolio/blocks", "/?p=1"]),
    sections: {
      why: [
        { content: "Block **words**." },
        { type: "gallery", items: [{ src: b, caption: "Second first" }, { src: a }] },
      ],
      result: [
        { title: "Outcome" },
        { imageSrc: late, caption: "Lazy" },
        { type: "embed", url: "https://vimeo.com/76979871" },
        { content: "Reused." },
      ],
    },
  });
  expect((await projectNamed("Classic")).sections.why).toMatchObject([
    { content: "First line\nsecond line \\[sic]." },
    { imageSrc: a, caption: "Said of it" },
    { title: "Gallery" },
    { type: "gallery", items: [{ src: b }, { src: a }] },
    { content: "Kept words.\n\n- one\n- two" },
  ]);
});

test("Squarespace: pictures that load late, once, and its addresses", async () => {
  const block = `<div class="sqs-block image-block"><div class="sqs-block-content"><figure class="sqs-block-image-figure"><div class="image-block-wrapper"><noscript><img src="https://images.squarespace-cdn.com/content/v1/5f/1600-A/Tea+House.png" alt="Tea house" /></noscript><img class="thumb-image" data-src="https://images.squarespace-cdn.com/content/v1/5f/1600-A/Tea+House.png" data-image="https://images.squarespace-cdn.com/content/v1/5f/1600-A/Tea+House.png" alt="Tea house" /></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>Seen at dusk</p></div></figcaption></figure></div></div>`;
  const xml = wxr(
    post({
      ...{ id: 5, title: "Tea", link: "/work/tea", type: "page" },
      content: `<div class="sqs-layout"><div class="row"><div class="sqs-block html-block"><div class="sqs-block-content"><h2>Role</h2><p>Designer.</p></div></div>${block}</div></div>`,
    }),
  );
  const source = await writeFolder({
    "squarespace.xml": xml,
    "files/Tea House.png": await picture(),
  });
  const report = await bring(source);
  expect(report).toMatch(/^Squarespace\. Drafts written: 1\. Everything was kept\.\n/);
  expect(await projectNamed("Tea")).toMatchObject({
    redirects: expect.arrayContaining(["/work/tea", "/?page_id=5"]),
    sections: {
      role: [
        { content: "Designer." },
        { caption: "Seen at dusk", imageSrc: expect.stringContaining("/objects/") },
      ],
    },
  });
});

test("Ghost: posts with cards, galleries, tags and covers", async () => {
  const html = `<p>Intro</p><figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2020/01/one.png" class="kg-image" alt="One" srcset="__GHOST_URL__/content/images/size/w600/2020/01/one.png 600w"><figcaption>First</figcaption></figure><figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2020/01/two.png"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2020/01/one.png"></div></div></div></figure><figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>`;
  const data = {
    posts: [
      {
        ...{ id: "a1", title: "Chair", slug: "chair", html, type: "post", status: "published" },
        ...{ visibility: "public", published_at: "2020-01-02T00:00:00.000Z" },
        ...{ feature_image: "__GHOST_URL__/content/images/2020/01/two.png", custom_excerpt: null },
      },
      { id: "a2", title: "Blank", slug: "blank", html: null, feature_image: null },
    ],
    posts_meta: [{ post_id: "a1", feature_image_alt: "Two", feature_image_caption: null }],
    tags: [{ id: "t1", name: "Furniture" }],
    posts_tags: [{ post_id: "a1", tag_id: "t1", sort_order: 0 }],
  };
  const source = await writeFolder({
    "site.ghost.json": JSON.stringify({ db: [{ meta: { version: "5.0.0" }, data }] }),
    "content/images/2020/01/one.png": await picture(),
    "content/images/2020/01/two.png": await picture(),
    "content/images/size/w600/2020/01/one.png": await picture(),
  });
  const report = await bring(source);
  expect(report).toContain("“Blank” has no HTML in the export.");
  const { sections, ...project } = await projectNamed("Chair");
  expect(project).toMatchObject({ year: "2020", tags: '["Furniture"]', redirects: ["/chair"] });
  const [, one, gallery] = sections.why ?? [];
  expect(sections.why).toMatchObject([
    { content: "Intro" },
    { caption: "First" },
    { type: "gallery", items: [{ src: project.heroImage }, { src: one?.imageSrc }] },
    { type: "embed" },
  ]);
  expect(gallery?.items?.[1]?.src).not.toBe(project.heroImage);
});

const markdown = "# Title\n\nWords.\n";

test.each<[string, () => Promise<string>, RegExp]>([
  ["nothing", async () => join(folder, "nowhere"), /There is no file or folder/],
  ["an empty folder", () => writeFolder({}), /holds nothing that can be imported/],
  [
    "a name that climbs out",
    () => writeOne("up.zip", writeZip([{ name: "../../up.md", bytes: markdown }])),
    /up\.zip cannot be read: invalid relative path/,
  ],
  [
    "a zip bomb",
    () => writeOne("big.zip", writeZip([{ name: "a.md", bytes: Buffer.alloc(5_000_000) }])),
    /would grow to more than 5 MB/,
  ],
  [
    "a zip that lies about its size",
    () =>
      writeOne(
        "lie.zip",
        writeZip([{ name: "a.md", bytes: Buffer.alloc(5_000_000), claimedSize: 10 }]),
      ),
    /too many bytes in the stream/,
  ],
  ["a zip that is cut", () => writeOne("cut.zip", "PK\x03\x04"), /is no zip file that can be read/],
  [
    "entities that grow",
    () =>
      writeOne(
        "bomb.xml",
        wxr(
          post({ id: 1, title: "&a;", content: "x" }),
          '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
        ),
      ),
    /declares entities of its own/,
  ],
  [
    "an entity of elsewhere",
    () =>
      writeOne(
        "away.xml",
        wxr(
          "<item><title>&x;</title></item>",
          '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        ),
      ),
    /declares entities of its own/,
  ],
  [
    "XML that is cut",
    () => writeOne("cut.xml", wxr(post({ id: 1, title: "A", content: "x" })).slice(0, -60)),
    /is no whole XML/,
  ],
  [
    "JSON that is cut",
    () => writeOne("ghost.json", '{"db":[{"data":{"posts":['),
    /is no whole JSON/,
  ],
  [
    "JSON of another form",
    () => writeOne("ghost.json", '{"db":[{"data":{"posts":[{"title":"A"}]}}]}'),
    /is no whole export of Ghost/,
  ],
  [
    "more projects than one portfolio has",
    () =>
      writeOne(
        "many.zip",
        writeZip(
          Array.from({ length: 501 }, (_, each) => ({ name: `${each}.md`, bytes: markdown })),
        ),
      ),
    /holds 501 projects; at most 500/,
  ],
])("%s is refused, and nothing is written", async (_name, make, message) => {
  const before = await everything();
  const path = await make();
  const refused = await bring(path).then(String, (error: Error) => error.message);
  expect(refused).toMatch(message);
  expect(refused).toMatch(/Nothing was written\.$/);
  expect(await everything()).toEqual(before);
});

test("of 10,000 files in a zip the one that is a project becomes one", async () => {
  const files = Array.from({ length: 9_999 }, (_, place) => ({
    name: `Vault/Clippings/${place % 50}/clip ${place}.canvas`,
    bytes: "x",
  }));
  const before = await everything();
  const zip = writeZip([...files, { name: "Vault/Work/many.md", bytes: "# Many\n\nWords.\n" }]);
  expect(await bring(await writeOne("vault.zip", zip))).toMatch(/Many/);
  const [projects = 0, ...others] = before;
  expect(await everything()).toEqual([projects + 1, ...others]);
});

test("the log of changes names what was imported", async () => {
  await bring(await writeFolder({ "a.md": markdown }), undefined, true);
  const imports = () => site.database.auditEntry.findMany({ where: { action: "import" } });
  const before = (await imports()).length;
  const path = await writeFolder({ "a.md": markdown });
  await bring(path);
  const [last, ...others] = (await imports()).reverse();
  expect([others.length, last]).toEqual([
    before,
    expect.objectContaining({ actor: "Terminal", subject: basename(path) }),
  ]);
});

test("a data folder that was never started becomes a site with what is imported", async () => {
  const path = await writeFolder({ "tide.md": "# Tide\n\nWords of it.\n" });
  const DATA_DIR = join(folder, "never-started");
  const rehearsed = await importFrom({ DATA_DIR }, { path, dryRun: true });
  expect(rehearsed).toContain("Tide");
  expect(existsSync(DATA_DIR)).toBe(false);
  expect(await importFrom({ DATA_DIR }, { path, dryRun: false })).toMatch(
    /Tide.*The portfolio password is/s,
  );
  // Nobody has signed in yet: the next one finds a site all the same.
  expect(await importFrom({ DATA_DIR }, { path, dryRun: false })).not.toContain("password");
  const database = await openDatabase(`file:${join(DATA_DIR, "vitrine.db")}`);
  const projects = await database.project.findMany();
  await database.$disconnect();
  expect(projects.map(({ name, visibility }) => [name, visibility])).toEqual([
    ["Tide", "draft"],
    ["Tide", "draft"],
  ]);
});

test("what cannot be kept of a good source is said, with where it came from", async () => {
  const root = await writeFolder({
    "latin.md": Buffer.from("# Caf\xe9\n\nLatin words.\n", "latin1"),
    "front.md": "---\ntitle: [unclosed\n---\nWords of it.\n",
    "aliases.md": `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n---\nAlias.\n`,
    "deep.md": `${"<div>".repeat(20_000)}deep`,
    "broken.md":
      "![Broken](broken.png)\n\n![Up](../../../../etc/passwd)\n\n![Away](https://cdn.example/x.png)\n",
    "broken.png": "no picture at all",
  });
  await symlink("/etc", join(root, "link"));
  const report = await bring(root);
  expect(report).toContain("latin.md is not in UTF-8; it was read as Windows-1252.");
  expect(report.match(/Its front matter cannot be read/g)).toHaveLength(2);
  expect(report).toContain("deep.md cannot be read");
  expect(report).toContain("broken.png: This file is neither a picture nor a video.");
  expect(report).toContain("The picture ../../../../etc/passwd is not among the files.");
  expect(report).toContain(
    "The picture https://cdn.example/x.png is on another site, and not among the files.",
  );
  expect(report).toContain("link is a link to elsewhere and was not followed.");
  expect((await projectNamed("Café")).slug).toBe("cafe");
});

test("a dry run says the same and writes nothing; a second run writes drafts of other addresses", {
  tags: "bothDatabases",
}, async () => {
  const root = await writeFolder({
    "twice.md": "---\ntitle: Twice\naliases: [/twice-old]\n---\n![](a.png)",
    "a.png": await picture(),
  });
  const before = await everything();
  const dry = await bring(root, undefined, true);
  expect(dry).toMatch(/^Markdown\. Nothing is written yet\. Drafts: 1\. Everything was kept\.\n/);
  expect(await everything()).toEqual(before);
  const first = await bring(root);
  expect(first.split("\n").slice(1)).toEqual(dry.split("\n").slice(1));
  expect(await bring(root)).toContain(
    "The old address /twice-old does not lead here: /twice-old leads somewhere already.",
  );
  const slugs = await site.database.project.findMany({
    where: { name: "Twice" },
    orderBy: { id: "asc" },
  });
  expect(slugs.map(({ slug }) => slug)).toEqual(["twice", "twice-2"]);
  expect((await everything())[3]).toBe(Number(before[3]) + 1);
});

test("the files of an import that was killed before its end are removed as abandoned uploads are", async () => {
  const root = await writeFolder({
    "killed.md": "# Killed\n\n![](a.png)",
    "a.png": await picture(),
  });
  const before = await everything();
  await new Promise<void>((resolve) => {
    const killed = () => {
      resolve();
      return new Promise(() => {});
    };
    const database = new Proxy(site.database, {
      get: (of, name) => (name === "$transaction" ? killed : Reflect.get(of, name)),
    });
    const services = { database, ...site.media, incomingFolder: join(folder, "incoming") };
    void withIncoming(root, undefined, (incoming) =>
      importWork(services, incoming, { isDryRun: false }),
    );
  });
  expect((await everything())[3]).toBe(Number(before[3]) + 1);
  // A résumé of an archive, which was brought in once more.
  const resume = "/documents/r.pdf";
  await site.media.storage.write(resume.slice(1), Buffer.from("%PDF"));
  await site.database.siteIdentity.update({ where: { id: 1 }, data: { resume } });
  await openStoredBatch(site.database, site.media.storage).note({ path: resume });
  const later = Date.now() + 3 * 24 * 60 * 60 * 1_000;
  // Two: those of the imports above, which came to their end, are forgotten.
  expect(await sweepUploads({ database: site.database, ...site.media }, later)).toBe(2);
  expect(await site.media.storage.stat(resume.slice(1))).not.toBeNull();
  expect(await everything()).toEqual(before);
});

test("by the API a file is looked at, then brought in with the owner's rules, without what she leaves out", async () => {
  const zip = writeZip([
    { name: "sofa.md", bytes: "# Sofa\n\n## Wanted\n\nWords.\n" },
    { name: "stool.md", bytes: "# Stool\n\nWords.\n" },
  ]);
  const selection =
    "{ report { kind projects { from headings { heading section } } } userErrors { code message } }";
  const before = await everything();
  const looked = await sendFile(
    site,
    `mutation ($file: Upload!) { previewImport(file: $file) ${selection} }`,
    {},
    "work.zip",
    zip,
  );
  expect(looked.data.previewImport).toEqual({
    report: {
      kind: "Markdown",
      projects: [
        { from: "sofa.md", headings: [{ heading: "Wanted", section: null }] },
        { from: "stool.md", headings: [] },
      ],
    },
    userErrors: [],
  });
  expect(await everything()).toEqual(before);
  const importing = `mutation ($file: Upload!, $rules: [HeadingRuleInput!], $leftOut: [String!]) {
    importWork(file: $file, rules: $rules, leftOut: $leftOut) ${selection}
  }`;
  const choices = { rules: [{ heading: "Wanted", section: "RESULT" }], leftOut: ["stool.md"] };
  await sendFile(site, importing, choices, "../../work.zip", zip);
  expect((await everything())[0]).toBe(Number(before[0]) + 1);
  expect((await projectNamed("Sofa")).sections).toMatchObject({ result: [{ title: "Wanted" }] });
  const refused = await sendFile(site, importing, {}, "broken.zip", Buffer.from("PK"));
  expect(refused.data.importWork).toMatchObject({
    report: null,
    userErrors: [{ code: "UNREADABLE", message: "broken.zip is no zip file that can be read." }],
  });
});
