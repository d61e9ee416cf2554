import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  createModule,
  mediaOf,
  moduleInput,
  parseModules,
  previewModule,
  previewText,
} from "./contentModules";
import { moduleTypeNames } from "./moduleTypes";

/** What was stored by versions that came before. */
const folder = "api/projects/stored-forms";
const sections = readdirSync(folder).filter((name) => name.startsWith("section"));

test.each(sections)("%s is read, however much of a module is missing", (name) => {
  const stored: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"));
  expect(parseModules(stored)).toMatchObject(stored as object[]);
});

test("what is missing has its default, and each type is sent in its own form", () => {
  const stored = [
    { type: "text", content: "Led it", textPosition: "right", title: "" },
    { type: "text" },
    { type: "text-image", imageSrc: "/objects/a.png", imagePosition: "above" },
    { type: "image-image", rightImageText: "After", hidden: true },
    { type: "hero-image", imageSrc: "/objects/d.mp4", caption: "All of it", mood: "calm" },
  ];
  const modules = parseModules(stored) ?? [];
  expect(modules.map((module) => moduleInput({ ...module, id: "m" }))).toEqual([
    {
      text: { content: "Led it", textPosition: "RIGHT", title: "", isHidden: false, moduleId: "m" },
    },
    { text: { content: "", isHidden: false, moduleId: "m" } },
    {
      textImage: {
        content: "",
        media: "/objects/a.png",
        imagePosition: "LEFT",
        isHidden: false,
        moduleId: "m",
      },
    },
    { imageImage: { left: "", right: "", rightText: "After", isHidden: true, moduleId: "m" } },
    {
      heroImage: { media: "/objects/d.mp4", caption: "All of it", isHidden: false, moduleId: "m" },
    },
  ]);
});

test.each(moduleTypeNames)("a new %s says and shows nothing, and can be sent", (type) => {
  const module = createModule(type);
  expect(parseModules([module])).toEqual([module]);
  expect([previewText(module), mediaOf(module)]).toEqual(["", []]);
  const [input] = Object.values(moduleInput(module));
  expect(input).toMatchObject({ isHidden: false, moduleId: module.id });
});

test.each([null, {}, [null], ["text"], [{ type: "mood" }], [{ type: "toString" }]])(
  "%j is no list of modules",
  (stored) => {
    expect(parseModules(stored)).toBeNull();
  },
);

test("a module that was just added is blank in the preview, one with words is not", () => {
  const context = { defaultTitle: "Why", findMedia: () => null };
  const isBlank = (module: Parameters<typeof previewModule>[0]) =>
    previewModule(module, context).isBlank;
  const modules = moduleTypeNames.map(createModule);
  expect(modules.map(isBlank)).toEqual(modules.map(() => true));
  expect(isBlank({ type: "text", id: "a", content: "So" })).toBe(false);
});
