import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createModule, mediaOf } from "../../module-types/contentModules";
import { copyModule } from "../../module-types/copiedModule";
import type { ContentModule } from "../../module-types/moduleTypes";
import { proposeModules } from "./proposals";

const propose = (text: string, files: File[] = [], html = "") =>
  proposeModules({ html, text, files });
const labels = (text: string, files?: File[], html?: string) =>
  propose(text, files, html)?.proposals.map(({ label }) => label);
const make = (text: string, place = 0): ContentModule[] =>
  propose(text)?.proposals[place]?.make().modules ?? [];
const picture = (name: string, type = "image/png") => new File(["x"], name, { type });
const pictures = (count: number) =>
  Array.from({ length: count }, (_, place) => picture(`${place}.png`));

test.each([
  ["https://youtu.be/dQw4w9WgXcQ", ["Embed", "Text"]],
  ["  https://www.figma.com/design/abc123DEF456/Tides?node-id=1-2 ", ["Embed", "Text"]],
  ['<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ["Embed"]],
  ['<iframe src="https://[/"></iframe> a', ["Text"]],
  ["https://example.com/a", ["Text"]],
  ["# Heading\n\n- a\n- b", ["Text"]],
  ["> It found me again.", ["Quote", "Text"]],
  ["```css\na {}\n```", ["Code", "Text"]],
  ["Before\n\n```css\na {}\n```", ["Text and code"]],
  [copyModule(createModule("numbers"), false), ["Numbers"]],
])("%s can become %j", (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test.each([
  [1, ["Picture", "Full Width", "Text + Image"]],
  [2, ["Image + Image", "Before and After", "Gallery", "2 × Picture"]],
  [12, ["Gallery", "12 × Picture"]],
  [14, ["2 × Gallery", "14 × Picture"]],
])("%i pictures can become %j", (count, expected) => {
  expect(labels("", pictures(count))).toEqual(expected);
});

test("videos are compared with nothing", () => {
  const files = [picture("a.png"), picture("b.mp4", "video/mp4")];
  expect(labels("", files)).toEqual(["Image + Image", "Gallery", "2 × Picture"]);
  expect(propose("", [picture("b.mp4", "video/mp4")])?.summary).toBe("A video");
  expect(propose("", [picture("c.pdf", "application/pdf")])?.summary).toBe("A file");
});

test("each file goes into its own place, in its order, and only where there is room", () => {
  const proposed = propose("", pictures(14))?.proposals ?? [];
  const { modules, uploads } = proposed[0]?.make() ?? { modules: [], uploads: [] };
  const filled = uploads.reduce(
    (all, { id, file, put }) =>
      all.map((module) =>
        module.id === id ? (put(module, `/objects/${file.name}`) ?? module) : module,
      ),
    modules,
  );
  expect(filled.map((module) => mediaOf(module).length)).toEqual([12, 2]);
  expect(filled.flatMap(mediaOf)).toEqual(pictures(14).map(({ name }) => `/objects/${name}`));
  const [first] = filled;
  expect(first && uploads[0]?.put(first, "/objects/more.png")).toBeNull();
});

test("two pictures stand on their sides", () => {
  const { modules, uploads } = propose("", pictures(2))?.proposals[1]?.make() ?? {
    modules: [],
    uploads: [],
  };
  const [module] = modules;
  const filled = uploads.reduce(
    (current, { file, put }) => (current && put(current, file.name)) ?? undefined,
    module,
  );
  expect(filled).toMatchObject({ type: "before-after", beforeSrc: "0.png", afterSrc: "1.png" });
});

test("what is made says what was pasted", () => {
  expect(make("https://youtu.be/dQw4w9WgXcQ")).toMatchObject([
    { type: "embed", url: "https://youtu.be/dQw4w9WgXcQ" },
  ]);
  expect(
    make('<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>'),
  ).toMatchObject([{ type: "embed", url: "https://vimeo.com/76979871/8272103f6e" }]);
  expect(make("```css\na {\n}\n```")).toMatchObject([
    { type: "code", language: "css", content: "a {\n}" },
  ]);
  expect(make("> It **found** me.")).toMatchObject([
    { type: "quote", text: "It **found** me.", markup: 2 },
  ]);
  expect(make("## A\n\n1. b")).toMatchObject([
    { type: "text", title: "", content: "## A\n\n1. b", markup: 2 },
  ]);
});

test("a document becomes texts and pictures in its order", () => {
  const html = readFileSync("web/admin/rich-text/paste/fixtures/google-docs.clipboard", "utf8");
  const proposed = propose("", [], html);
  expect(proposed?.summary).toMatch(/^\d+ words, 1 picture, and 1 table$/);
  expect(proposed?.proposals.map(({ label }) => label)).toEqual(["Text, 1 picture, and 1 table"]);
  const types = proposed?.proposals[0]?.make().modules.map(({ type }) => type);
  expect(types).toContain("hero-image");
  expect(proposed?.proposals[0]?.make().modules.at(-1)).toMatchObject({
    type: "table",
    headers: "row",
    rows: [{ cells: ["Before", "After"] }, { cells: ["31 %", "84 %"] }],
    markup: 2,
  });
  expect(types?.[0]).toBe("text");
});

test("words are counted in languages without white space, too", () => {
  expect(propose("客户没有钱做更多的测试")?.summary).toMatch(/^[2-9] words$/);
});

test("nothing becomes of nothing", () => {
  expect(propose("  ")).toBeNull();
});
