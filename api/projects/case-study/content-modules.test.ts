import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { startProjectClient } from "../../testing/project-client.ts";
import { isBlank, moduleTypeNames, parseSection } from "./content-modules.ts";
import seenModules from "./seen-modules.json" with { type: "json" };

const client = startProjectClient();

test("every file of modules/ is a type of module that the registry knows", () => {
  const files = readdirSync("content/modules");
  expect(files.map((name) => name.replace(/\.ts$/, "")).sort()).toEqual(
    [...moduleTypeNames].sort(),
  );
});

test("a module is blank while visitors would see nothing of it", () => {
  const each = moduleTypeNames.map((type) => ({ type }));
  const { modules } = parseSection(JSON.stringify(each));
  expect(modules.map(isBlank)).toEqual(each.map(() => true));
  for (const [kind, stored] of Object.entries(seenModules)) {
    for (const module of stored) {
      const [read] = parseSection(JSON.stringify([module])).modules;
      expect(read && isBlank(read), JSON.stringify(module)).toBe(kind === "blank");
    }
  }
});

test("every type goes through typed input, and what all have is read of the interface", async () => {
  const { id } = await client.create("orrery", {
    sections: {
      why: [
        { text: { content: "Because", moduleId: "a" } },
        { textImage: { content: "Beside", media: "/objects/a.png", imagePosition: "RIGHT" } },
        { imageImage: { left: "/objects/b.png", rightText: "After", isHidden: true } },
        { heroImage: { media: "/objects/c.png", caption: "All of it", moduleId: "d" } },
        { fullWidth: { media: "/objects/f.png", caption: "At sea", text: "Wide **open**" } },
        { beforeAfter: { before: "/objects/g.png", after: "/objects/h.png", caption: "Desk" } },
        { gallery: { layout: "GRID", items: [{ media: "/objects/e.png", caption: "Dawn" }] } },
        {
          embed: {
            url: "https://youtu.be/dQw4w9WgXcQ",
            title: "The tour",
            poster: "/objects/o.png",
          },
        },
        { quote: { text: "Again", person: "Maren Aas", portrait: "/objects/p.png" } },
        { numbers: { items: [{ value: "84 %", from: "31 %", label: "finish" }] } },
        { columns: { items: [{ title: "Before", content: "Six" }, { content: "One" }] } },
        {
          table: {
            headers: "BOTH",
            columns: [{ align: "CENTER" }, {}],
            rows: [{ cells: ["", "2025"] }, { cells: ["Tours", "<s>49</s> 39"] }],
            caption: "Prices",
            markup: 2,
          },
        },
        { code: { language: "CSS", content: "a {\n\tcolor: red;\n}" } },
      ],
    },
  });
  const { data, errors } = await client.site.graphql<{
    node: { caseStudy: { why: object[]; whyContent: string } };
  }>(
    `query ($id: ID!) { node(id: $id) { ... on Project { caseStudy {
      whyContent why { __typename moduleId isHidden }
    } } } }`,
    { id },
    { isOwner: true, hasPortfolioAccess: true },
  );
  expect(errors).toBeUndefined();
  expect(data?.node.caseStudy.why).toEqual([
    { __typename: "TextModule", moduleId: "a", isHidden: false },
    { __typename: "TextImageModule", moduleId: null, isHidden: false },
    { __typename: "ImageImageModule", moduleId: null, isHidden: true },
    { __typename: "HeroImageModule", moduleId: "d", isHidden: false },
    ...[
      "FullWidthModule",
      "BeforeAfterModule",
      "GalleryModule",
      "EmbedModule",
      "QuoteModule",
      "NumbersModule",
      "ColumnsModule",
      "TableModule",
      "CodeModule",
    ].map((name) => ({
      __typename: name,
      moduleId: null,
      isHidden: false,
    })),
  ]);
  const stored: { type: string }[] = JSON.parse(data?.node.caseStudy.whyContent ?? "");
  expect(stored.map(({ type }) => type).sort()).toEqual([...moduleTypeNames].sort());
  expect(stored).toEqual([
    { type: "text", content: "Because", id: "a" },
    { type: "text-image", content: "Beside", imageSrc: "/objects/a.png", imagePosition: "right" },
    {
      type: "image-image",
      leftImageSrc: "/objects/b.png",
      rightImageSrc: "",
      rightImageText: "After",
      hidden: true,
    },
    { type: "hero-image", imageSrc: "/objects/c.png", caption: "All of it", id: "d" },
    { type: "full-width", src: "/objects/f.png", caption: "At sea", text: "Wide **open**" },
    {
      type: "before-after",
      beforeSrc: "/objects/g.png",
      afterSrc: "/objects/h.png",
      caption: "Desk",
    },
    { type: "gallery", layout: "grid", items: [{ src: "/objects/e.png", caption: "Dawn" }] },
    {
      type: "embed",
      url: "https://youtu.be/dQw4w9WgXcQ",
      title: "The tour",
      posterSrc: "/objects/o.png",
    },
    { type: "quote", text: "Again", person: "Maren Aas", portraitSrc: "/objects/p.png" },
    { type: "numbers", items: [{ value: "84 %", from: "31 %", label: "finish" }] },
    { type: "columns", items: [{ title: "Before", content: "Six" }, { content: "One" }] },
    {
      type: "table",
      headers: "both",
      columns: [{ align: "center" }, {}],
      rows: [{ cells: ["", "2025"] }, { cells: ["Tours", "<s>49</s> 39"] }],
      caption: "Prices",
      markup: 2,
    },
    { type: "code", language: "CSS", content: "a {\n\tcolor: red;\n}" },
  ]);
});

test("a module has a label that its owner alone reads, in typed input and as text", async () => {
  const { id, whyContent } = await client
    .create("orrery", {
      sections: { why: [{ text: { content: "Because", label: "Opening" } }] },
    })
    .then((project) => ({ ...project, ...(project.caseStudy as { whyContent: string }) }));
  expect(JSON.parse(whyContent)).toEqual([{ type: "text", content: "Because", label: "Opening" }]);
  const read = async (viewer: object) => {
    const { data } = await client.site.graphql<{
      project: { caseStudy: { whyContent: string; why: { label: string }[] } };
    }>(
      `{ project(slug: "orrery") { caseStudy { whyContent why { label } } } }`,
      {},
      viewer as { isOwner: boolean; hasPortfolioAccess: boolean },
    );
    return data?.project.caseStudy;
  };
  expect((await read({ isOwner: true, hasPortfolioAccess: true }))?.why).toEqual([
    { label: "Opening" },
  ]);
  expect(await read({ isOwner: false, hasPortfolioAccess: true })).toEqual({
    whyContent: '[{"type":"text","content":"Because"}]',
    why: [{ label: "" }],
  });
  const written = JSON.stringify([{ type: "text", content: "Because", label: "a".repeat(101) }]);
  const { userErrors } = await client.run("updateProject", {
    id,
    sectionTexts: { why: written },
  });
  expect(userErrors).toMatchObject([{ field: "whyContent" }]);
});

test("an unknown type is refused in a body; one that is stored stays when the rest is saved", async () => {
  const { id, databaseId } = await client.create("orrery");
  const unknown = '[{"type":"hologram","src":"/objects/a.png"}]';
  const refused = await client.run("updateProject", {
    id,
    sectionTexts: { why: unknown },
  });
  expect(refused.userErrors).toMatchObject([{ field: "whyContent", code: "INVALID" }]);
  await client.site.database.project.update({
    where: { id: databaseId },
    data: { whyContent: unknown },
  });
  const saved = await client.run("updateProject", {
    id,
    name: "Orrery",
    sectionTexts: { why: unknown },
  });
  expect(saved.userErrors).toEqual([]);
  const row = await client.site.database.project.findUniqueOrThrow({ where: { id: databaseId } });
  expect(row).toMatchObject({ name: "Orrery", whyContent: unknown });
});

test("what a newer version stored in a module stays when this one saves it, wherever it is moved", async () => {
  const { id, databaseId } = await client.create("orrery");
  await client.site.database.project.update({
    where: { id: databaseId },
    data: { whyContent: '[{"type":"text","content":"Because","id":"a","mood":"calm"}]' },
  });
  await client.run("updateProject", {
    id,
    sections: { why: [], role: [{ text: { content: "Still", moduleId: "a" } }] },
  });
  const { roleContent } = await client.site.database.project.findUniqueOrThrow({
    where: { id: databaseId },
  });
  expect(JSON.parse(roleContent)).toEqual([
    { type: "text", content: "Still", id: "a", mood: "calm" },
  ]);
});

test.each([
  ["numbers", { items: Array(5).fill({ value: "1", label: "a" }) }, "At most 4 figures"],
  ["gallery", { layout: "ROWS", items: Array(13).fill({ media: "" }) }, "at most 12 pictures"],
  ["columns", { items: Array(4).fill({ content: "a" }) }, "At most 3 texts"],
  [
    "table",
    { headers: "ROW", columns: [], rows: Array(101).fill({ cells: [] }) },
    "at most 100 rows",
  ],
  [
    "table",
    { headers: "ROW", columns: [], rows: [{ cells: Array(21).fill("a") }] },
    "at most 20 columns",
  ],
  [
    "table",
    { headers: "ROW", columns: [], rows: [{ cells: ["a".repeat(1_001)] }] },
    "Cell may be at most 1000 characters long",
  ],
  ["embed", { url: "https://example.org/tour" }, "Only YouTube, Vimeo, Loom"],
  ["code", { content: "a".repeat(20_001) }, "Code may be at most 20000 characters long"],
  ["quote", { text: "a", person: "a".repeat(201) }, "Person may be at most 200 characters long"],
])(
  "too much in a module of the type %s is refused with a sentence",
  async (type, given, message) => {
    const input = { name: "Orrery", slug: "orrery", sections: { why: [{ [type]: given }] } };
    const { userErrors } = await client.run("createProject", input, "userErrors { message }");
    expect(userErrors).toMatchObject([{ message: expect.stringContaining(message) }]);
  },
);
