import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startImports } from "./testing/start-imports.ts";
import { writeZip } from "./testing/write-zip.ts";
import { post, wxr } from "./testing/wxr.ts";

const imports = startImports();
const markdown = "# Title\n\nWords.\n";

test.each<[string, () => Promise<string>, RegExp]>([
  ["nothing", async () => join(imports.folder, "nowhere"), /There is no file or folder/],
  ["an empty folder", () => imports.writeFolder({}), /holds nothing that can be imported/],
  [
    "a name that climbs out",
    () => imports.writeFile("up.zip", writeZip([{ name: "../../up.md", bytes: markdown }])),
    /up\.zip cannot be read: invalid relative path/,
  ],
  [
    "a zip bomb",
    () =>
      imports.writeFile("big.zip", writeZip([{ name: "a.md", bytes: Buffer.alloc(5_000_000) }])),
    /would grow to more than 5 MB/,
  ],
  [
    "a zip that lies about its size",
    () =>
      imports.writeFile(
        "lie.zip",
        writeZip([{ name: "a.md", bytes: Buffer.alloc(5_000_000), claimedSize: 10 }]),
      ),
    /too many bytes in the stream/,
  ],
  [
    "a zip that is cut",
    () => imports.writeFile("cut.zip", "PK\x03\x04"),
    /is no zip file that can be read/,
  ],
  [
    "entities that grow",
    () =>
      imports.writeFile(
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
      imports.writeFile(
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
    () =>
      imports.writeFile("cut.xml", wxr(post({ id: 1, title: "A", content: "x" })).slice(0, -60)),
    /is no whole XML/,
  ],
  [
    "JSON that is cut",
    () => imports.writeFile("ghost.json", '{"db":[{"data":{"posts":['),
    /is no whole JSON/,
  ],
  [
    "JSON of another form",
    () => imports.writeFile("ghost.json", '{"db":[{"data":{"posts":[{"title":"A"}]}}]}'),
    /is no whole export of Ghost/,
  ],
  [
    "more projects than one portfolio has",
    () =>
      imports.writeFile(
        "many.zip",
        writeZip(
          Array.from({ length: 501 }, (_, each) => ({ name: `${each}.md`, bytes: markdown })),
        ),
      ),
    /holds 501 projects; at most 500/,
  ],
])("%s is refused, and nothing is written", async (_name, make, message) => {
  const before = await imports.countAll();
  const path = await make();
  const refused = await imports.bring(path).then(String, (error: Error) => error.message);
  expect(refused).toMatch(message);
  expect(refused).toMatch(/Nothing was written\.$/);
  expect(await imports.countAll()).toEqual(before);
});

test("what cannot be kept of a good source is said, with where it came from", async () => {
  const root = await imports.writeFolder({
    "latin.md": Buffer.from("# Caf\xe9\n\nLatin words.\n", "latin1"),
    "front.md": "---\ntitle: [unclosed\n---\nWords of it.\n",
    "aliases.md": `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n---\nAlias.\n`,
    "deep.md": `${"<div>".repeat(20_000)}deep`,
    "broken.md":
      "![Broken](broken.png)\n\n![Up](../../../../etc/passwd)\n\n![Away](https://cdn.example/x.png)\n",
    "broken.png": "no picture at all",
  });
  await symlink("/etc", join(root, "link"));
  const report = await imports.bring(root);
  expect(report).toContain("latin.md is not in UTF-8; it was read as Windows-1252.");
  expect(report.match(/Its front matter cannot be read/g)).toHaveLength(2);
  expect(report).toContain("deep.md cannot be read");
  expect(report).toContain("broken.png: This file is neither a picture nor a video.");
  expect(report).toContain("The picture ../../../../etc/passwd is not among the files.");
  expect(report).toContain(
    "The picture https://cdn.example/x.png is on another site, and not among the files.",
  );
  expect(report).toContain("link is a link to elsewhere and was not followed.");
  expect((await imports.projectNamed("Café")).slug).toBe("cafe");
});
