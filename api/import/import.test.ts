import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../database/client.ts";
import { openStoredBatch } from "../media/uploads/stored-batch.ts";
import { sweepUploads } from "../media/uploads/sweep-uploads.ts";
import { sendFile } from "../testing/send-file.ts";
import { importFrom } from "./commands.ts";
import { importWork } from "./import-work.ts";
import { withIncoming } from "./read-incoming.ts";
import { startImports } from "./testing/start-imports.ts";
import { writeZip } from "./testing/write-zip.ts";
import { post, upload, wxr } from "./testing/wxr.ts";

const imports = startImports();
const markdown = "# Title\n\nWords.\n";

test("of 10,000 files in a zip the one that is a project becomes one", {
  tags: "long",
}, async () => {
  const files = Array.from({ length: 9_999 }, (_, place) => ({
    name: `Vault/Clippings/${place % 50}/clip ${place}.canvas`,
    bytes: "x",
  }));
  const before = await imports.countAll();
  const zip = writeZip([...files, { name: "Vault/Work/many.md", bytes: "# Many\n\nWords.\n" }]);
  expect(await imports.bring(await imports.writeFile("vault.zip", zip))).toMatch(/Many/);
  const [projects = 0, ...others] = before;
  expect(await imports.countAll()).toEqual([projects + 1, ...others]);
});

test("the log of changes names what was imported", async () => {
  await imports.bring(await imports.writeFolder({ "a.md": markdown }), undefined, true);
  const readEntries = () =>
    imports.site.database.auditEntry.findMany({ where: { action: "import" } });
  const before = (await readEntries()).length;
  const path = await imports.writeFolder({ "a.md": markdown });
  await imports.bring(path);
  const [last, ...others] = (await readEntries()).reverse();
  expect([others.length, last]).toEqual([
    before,
    expect.objectContaining({ actor: "Terminal", subject: basename(path) }),
  ]);
});

test("a data folder that was never started becomes a site with what is imported", async () => {
  const path = await imports.writeFolder({ "tide.md": "# Tide\n\nWords of it.\n" });
  const DATA_DIR = join(imports.folder, "never-started");
  const rehearsed = await importFrom({ DATA_DIR }, { path, dryRun: true });
  expect(rehearsed).toContain("Tide");
  expect(existsSync(DATA_DIR)).toBe(false);
  expect(await importFrom({ DATA_DIR }, { path, dryRun: false })).toMatch(
    /Tide.*The portfolio password is/s,
  );
  // The second import finds the site of the first one, although nobody has signed in yet.
  expect(await importFrom({ DATA_DIR }, { path, dryRun: false })).not.toContain("password");
  const database = await openDatabase(`file:${join(DATA_DIR, "vitrine.db")}`);
  const projects = await database.project.findMany();
  await database.$disconnect();
  expect(projects.map(({ name, visibility }) => [name, visibility])).toEqual([
    ["Tide", "draft"],
    ["Tide", "draft"],
  ]);
});

test("a dry run says the same and writes nothing; a second run writes drafts of other addresses", async () => {
  const root = await imports.writeFolder({
    "twice.md": "---\ntitle: Twice\naliases: [/twice-old]\n---\n![](a.png)",
    "a.png": await imports.picture(),
  });
  const before = await imports.countAll();
  const dry = await imports.bring(root, undefined, true);
  expect(dry).toMatch(/^Markdown\. Nothing is written yet\. Drafts: 1\. Everything was kept\.\n/);
  expect(await imports.countAll()).toEqual(before);
  const first = await imports.bring(root);
  expect(first.split("\n").slice(1)).toEqual(dry.split("\n").slice(1));
  expect(await imports.bring(root)).toContain(
    "The old address /twice-old does not lead here: /twice-old leads somewhere already.",
  );
  const slugs = await imports.site.database.project.findMany({
    where: { name: "Twice" },
    orderBy: { id: "asc" },
  });
  expect(slugs.map(({ slug }) => slug)).toEqual(["twice", "twice-2"]);
  expect((await imports.countAll())[3]).toBe(Number(before[3]) + 1);
});

test("slugs are made by the rules of the site's language", async () => {
  const { siteWords, project } = imports.site.database;
  await siteWords.create({ data: { language: "nb" } });
  await imports.bring(await imports.writeFolder({ "berries.md": "# Blåbær\n\nWords." }));
  await siteWords.deleteMany();
  expect(await project.count({ where: { slug: "blaabaer" } })).toBe(1);
});

test("tags, links and texts that are cut are in the report", async () => {
  const tags = Array.from({ length: 25 }, (_, place) => `Tag ${place}`);
  const title = "Long ".repeat(60);
  const root = await imports.writeFolder({
    "cut.md": `---\ntitle: ${title}\ntags: [${tags.join(", ")}]\n---\nWords.`,
  });
  const told = await imports.bring(root, undefined, true);
  expect(told).toContain("Not kept: 2.");
  expect(told).toContain("There are 25 tags; the first 20 are kept.");
  expect(told).toContain("The title is longer than 200 characters and was cut.");
});

test("WordPress items without an id are taken for no pictures and covers of other items", async () => {
  const file = upload({ id: 2, path: "b.png", parent: 0 }).replace(
    "<wp:post_id>2</wp:post_id>",
    "",
  );
  const image = '<img src="https://other.example/c.png">';
  const root = await imports.writeFolder({
    "export.xml": wxr(post({ id: 1, title: "Plain", content: `<p>Words</p>${image}` }) + file),
    "b.png": await imports.picture(),
  });
  const told = await imports.bring(root, undefined, true);
  expect(told).toContain("kept: 1 texts, 0 pictures");
  expect(told).toContain("The picture https://other.example/c.png is on another site");
});

test("the files of an import that was killed before its end are removed as abandoned uploads are", async () => {
  const root = await imports.writeFolder({
    "killed.md": "# Killed\n\n![](a.png)",
    "a.png": await imports.picture(),
  });
  const before = await imports.countAll();
  await new Promise<void>((resolve) => {
    const killed = () => {
      resolve();
      return new Promise(() => {});
    };
    const database = new Proxy(imports.site.database, {
      get: (of, name) => (name === "$transaction" ? killed : Reflect.get(of, name)),
    });
    const services = {
      database,
      ...imports.site.media,
      incomingFolder: join(imports.folder, "incoming"),
    };
    void withIncoming(root, undefined, (incoming) =>
      importWork(services, incoming, { isDryRun: false }),
    );
  });
  expect((await imports.countAll())[3]).toBe(Number(before[3]) + 1);
  // The résumé of the site, which the import of an archive notes as one of its files.
  const resume = "/documents/r.pdf";
  await imports.site.media.storage.write(resume.slice(1), Buffer.from("%PDF"));
  await imports.site.database.siteIdentity.update({ where: { id: 1 }, data: { resume } });
  await openStoredBatch(imports.site.database, imports.site.media.storage).note({ path: resume });
  const later = Date.now() + 3 * 24 * 60 * 60 * 1_000;
  // Two files are noted: the file of the killed import, which is removed, and the résumé, which is
  // in use.
  expect(
    await sweepUploads({ database: imports.site.database, ...imports.site.media }, later),
  ).toBe(2);
  expect(await imports.site.media.storage.stat(resume.slice(1))).not.toBeNull();
  expect(await imports.countAll()).toEqual(before);
});

test("a picture or a link that cannot be read is left out and reported; the rest is imported", async () => {
  const zip = writeZip([
    { name: "odd.md", bytes: "---\nlink: https://\n---\n# Odd\n\nWords.\n\n![](a.png)\n" },
    { name: "even.md", bytes: "---\nlink: [https://a.example, b]\n---\n# Even\n\nWords.\n" },
    // Deflate64, as Windows writes large files.
    { name: "a.png", bytes: await imports.picture(), method: 9 },
  ]);
  const path = await imports.writeFile("odd.zip", zip);
  for (const isDryRun of [true, false]) {
    const report = await imports.bring(path, undefined, isDryRun);
    expect(report).toContain("a.png: It cannot be read.");
    expect(report).toContain("The link https:// is no address and was left out.");
    expect(report).toContain("The link https://a.example, b is no address and was left out.");
  }
  expect((await imports.projectNamed("Odd")).links).toBe("[]");
});

test("a preview promises no redirect that the import refuses", async () => {
  const root = await imports.writeFolder({
    "first.md": "---\ntitle: First\naliases: [/same-old]\n---\nWords.",
    "second.md": "---\ntitle: Second\naliases: [/same-old]\n---\nWords.",
  });
  const dry = await imports.bring(root, undefined, true);
  expect(dry).toContain("The old address /same-old does not lead here");
  expect((await imports.bring(root)).split("\n").slice(1)).toEqual(dry.split("\n").slice(1));
});

test("an import that is written keeps its files where a second copy cannot be removed", async () => {
  const picture = await imports.picture();
  await imports.bring(await imports.writeFolder({ "a.md": "# A\n\n![](a.png)", "a.png": picture }));
  const root = await imports.writeFolder({
    "b.md": "# B\n\n![](a.png)\n\n![](b.png)",
    "a.png": picture,
    "b.png": await imports.picture(),
  });
  const { database, media } = imports.site;
  const storage = { ...media.storage, remove: () => Promise.reject(new Error("unreachable")) };
  const services = {
    database,
    ...media,
    storage,
    incomingFolder: join(imports.folder, "incoming"),
  };
  const before = Number((await imports.countAll())[3]);
  await withIncoming(root, undefined, (incoming) =>
    importWork(services, incoming, { isDryRun: false }),
  );
  expect((await imports.countAll())[3]).toBe(before + 2);
  const uses = (await imports.projectNamed("B")).sections.why ?? [];
  for (const { imageSrc = "" } of uses) {
    expect(await media.storage.stat(imageSrc.slice(1))).not.toBeNull();
  }
});

test("a stored file that was lost is restored by an import of the same picture", async () => {
  const picture = await imports.picture();
  const root = await imports.writeFolder({ "lost.md": "# Lost\n\n![](c.png)", "c.png": picture });
  await imports.bring(root);
  const [{ imageSrc = "" } = {}] = (await imports.projectNamed("Lost")).sections.why ?? [];
  const { storage } = imports.site.media;
  await storage.remove(imageSrc.slice(1));
  await imports.bring(root);
  expect(await storage.stat(imageSrc.slice(1))).not.toBeNull();
});

test("a heading that is longer than a title is cut, and the rest is imported", async () => {
  const root = await imports.writeFolder({
    "heading.md": `# Heading\n\n## ${"Long ".repeat(60)}\n\nWords.`,
  });
  expect(await imports.bring(root)).toContain(
    "The heading is longer than 200 characters and was cut.",
  );
  const [text] = (await imports.projectNamed("Heading")).sections.why ?? [];
  expect(text).toMatchObject({ type: "text", title: "Long ".repeat(40).trim() });
});

test("by the API a file is looked at, then brought in with the owner's rules, without what she leaves out", async () => {
  const zip = writeZip([
    { name: "sofa.md", bytes: "# Sofa\n\n## Wanted\n\nWords.\n" },
    { name: "stool.md", bytes: "# Stool\n\nWords.\n" },
  ]);
  const selection =
    "{ report { kind projects { from headings { heading section } } } userErrors { code message } }";
  const before = await imports.countAll();
  const looked = await sendFile(
    imports.site,
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
  expect(await imports.countAll()).toEqual(before);
  const importing = `mutation ($file: Upload!, $rules: [HeadingRuleInput!], $leftOut: [String!]) {
    importWork(file: $file, rules: $rules, leftOut: $leftOut) ${selection}
  }`;
  const choices = { rules: [{ heading: "Wanted", section: "RESULT" }], leftOut: ["stool.md"] };
  await sendFile(imports.site, importing, choices, "../../work.zip", zip);
  expect((await imports.countAll())[0]).toBe(Number(before[0]) + 1);
  expect((await imports.projectNamed("Sofa")).sections).toMatchObject({
    result: [{ title: "Wanted" }],
  });
  const long = `${"長".repeat(100)}.md`;
  const named = await sendFile(imports.site, importing, {}, long, Buffer.from(markdown));
  expect(named.data.importWork).toMatchObject({ report: { kind: "Markdown" }, userErrors: [] });
  const refused = await sendFile(imports.site, importing, {}, "broken.zip", Buffer.from("PK"));
  expect(refused.data.importWork).toMatchObject({
    report: null,
    userErrors: [{ code: "UNREADABLE", message: "broken.zip is no zip file that can be read." }],
  });
});
