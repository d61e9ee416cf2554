import { expect, test } from "vitest";
import { startImports } from "../testing/start-imports.ts";
import { writeZip } from "../testing/write-zip.ts";

const imports = startImports();

test("front matter ends only with a line of its own", async () => {
  const text = "---\ntitle: Quay ---\n# ---------- details ----------\nclient: Port\n---\nWords.";
  await imports.bring(
    await imports.writeFolder({ "quay.md": text, "none.md": "---\n---\n# None\n\nA." }),
  );
  const { client, sections } = await imports.projectNamed("Quay ---");
  expect([client, sections.why?.length]).toEqual(["Port", 1]);
  expect((await imports.projectNamed("None")).sections.why).toHaveLength(1);
});

test("Markdown becomes drafts with front matter, headings, lists, links, tables and pictures", async () => {
  const root = await imports.writeFolder({
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
    "content/work/harbour/boats.png": await imports.picture(),
    "content/work/harbour/cover.png": await imports.picture(),
    "static/img/map large.png": await imports.picture(),
    "attachments/sketch.png": await imports.picture(),
    "README.md": "# not content",
  });
  const report = await imports.bring(root);
  expect(report).toMatch(/^Markdown\. Drafts written: 1\. Not kept: 1\.\n/);
  expect(report).toContain("The picture gone.png is not among the files.");
  expect(report).toContain("“The problem” → Why");
  const { sections, ...project } = await imports.projectNamed("Harbour");
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
  const boats = await imports.site.database.mediaAsset.findFirst({
    where: { fileName: "boats.png" },
  });
  expect(boats).toMatchObject({ altText: "Two boats", path: sections.why?.[2]?.imageSrc });
});

test("Notion's zip within a zip, and Astro's imports, are read", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const inner = writeZip([
    {
      name: `Work/Kiosk ${id}.md`,
      bytes: `# Kiosk\n\nClient: Museum\nYear: 2021\n\nA kiosk.\n\n![Untitled](Kiosk%20${id}/Untitled.png)\n`,
    },
    { name: `Work/Kiosk ${id}/Untitled.png`, bytes: await imports.picture() },
  ]);
  const zip = await imports.writeFile(
    "Export.zip",
    writeZip([{ name: "Part-1.zip", bytes: inner }]),
  );
  expect(await imports.bring(zip)).toContain("Everything was kept.");
  expect(await imports.projectNamed("Kiosk")).toMatchObject({
    ...{ client: "Museum", year: "2021" },
    sections: { why: [{ content: "A kiosk." }, { type: "hero-image" }] },
  });
  const astro = await imports.writeFolder({
    "src/content/lamp.mdx": `+++\ntitle = "Lamp"\n+++\nimport lamp from "../assets/lamp.png";\n\nWords.\n\n<Image src={lamp} alt="A lamp" width={400} />\n`,
    "src/assets/lamp.png": await imports.picture(),
  });
  expect(await imports.bring(astro)).toContain("Everything was kept.");
  const { sections } = await imports.projectNamed("Lamp");
  expect(sections.why).toMatchObject([
    { content: "Words." },
    { imageSrc: expect.stringContaining("/objects/") },
  ]);
});
