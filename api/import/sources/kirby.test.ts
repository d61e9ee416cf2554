import { expect, test } from "vitest";
import { startImports } from "../testing/start-imports.ts";

const imports = startImports();

test("Kirby: fields, its tags, blocks, what is said of files, and pictures that no text names", async () => {
  const blocks = [
    { type: "heading", content: { level: "h2", text: "Outcome" } },
    { type: "text", content: { text: "<p>Fewer <strong>calls</strong>.</p>" } },
    { type: "image", content: { image: ["file://Ab12"], alt: "", caption: "" } },
    { type: "table", content: {} },
  ];
  const source = await imports.writeFolder({
    "content/2_work/1_tram/project.txt": `Title: Tram\n\n----\n\nClient: City\n\n----\n\nText:\n\nSee (link: https://example.org text: the map).\n\n(image: map.png caption: The map)\n\n----\n\nBlocks: ${JSON.stringify(blocks)}\n`,
    "content/2_work/1_tram/map.png": await imports.picture(),
    "content/2_work/1_tram/night.png": await imports.picture(),
    "content/2_work/1_tram/night.png.txt": "Alt: The tram at night\n\n----\n\nUuid: Ab12",
    "content/2_work/1_tram/rest.png": await imports.picture(),
    "content/site.txt": "Title: Old site\n\n----\n\nText: Words.",
  });
  const report = await imports.bring(source);
  expect(report).toMatch(/^Kirby\. Drafts written: 1\. Not kept: 1\.\n/);
  expect(report).toContain("The block table has no place here.");
  const { sections, ...project } = await imports.projectNamed("Tram");
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
  expect(await imports.site.database.mediaAsset.findFirst({ where: night })).not.toBeNull();
});
