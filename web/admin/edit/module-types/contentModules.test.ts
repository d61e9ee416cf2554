import { expect, test } from "vitest";
import {
  createModule,
  describeModule,
  mediaOf,
  moduleInput,
  parseModules,
  previewModule,
  previewText,
  type StoredModule,
} from "./contentModules";
import type { StoredFields } from "./fieldKinds";
import { type ContentModule, moduleTypeNames, moduleTypes } from "./moduleTypes";
import { fullModule, partsOfModule, readSection, storedSections } from "./testing/fullModule";
import { watchReads } from "./testing/watchReads";

test.each(storedSections)("%s is read, however much of a module is missing", (name) => {
  const stored = readSection(name);
  expect(parseModules(stored)).toMatchObject(stored);
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
  const sent = modules.map((module) => Object.entries(moduleInput({ ...module, id: "m" })));
  const forAll = {
    ...{ audience: "PROJECT", standIn: null, isBeside: false, isWide: false },
    ...{ speakerNotes: "", inPresentation: true },
  };
  for (const [[, input] = []] of sent) expect(input).toMatchObject(forAll);
  const own = sent.map((entries) =>
    Object.fromEntries(
      entries.map(([name, input]) => [
        name,
        Object.fromEntries(Object.entries(input).filter(([key]) => !(key in forAll))),
      ]),
    ),
  );
  expect(own).toEqual([
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

test("whom a module is for is always sent, and one that is not known is the narrowest", () => {
  const standIn = { text: "Soon", src: "/objects/s.png" };
  const stored = [
    { type: "text", audience: "access", standIn },
    { type: "text", audience: "public", standIn: {} },
    { type: "text", audience: "reader:7" },
    { type: "text", audience: "project" },
  ];
  const modules = parseModules(stored) ?? [];
  const sent = modules.map((module) => Object.values(moduleInput({ ...module, id: "m" }))[0]);
  expect(sent.map(({ audience, standIn }) => [audience, standIn])).toEqual([
    ["ACCESS", { text: "Soon", media: "/objects/s.png" }],
    ["PUBLIC", null],
    ["ACCESS", null],
    ["PROJECT", null],
  ]);
});

test("what is said of a module, and whether it is presented, are always sent; an unknown value hides it", () => {
  const stored = [
    { type: "text", speakerNotes: "Breathe", inPresentation: false },
    { type: "text", speakerNotes: "", inPresentation: true },
    { type: "text", speakerNotes: 7, inPresentation: "twice" },
  ];
  const modules = parseModules(stored) ?? [];
  const sent = modules.map((module) => Object.values(moduleInput({ ...module, id: "m" }))[0]);
  expect(sent.map(({ speakerNotes, inPresentation }) => [speakerNotes, inPresentation])).toEqual([
    ["Breathe", false],
    ["", true],
    ["", false],
  ]);
});

test.each(moduleTypeNames)("all that a %s can hold is sent, previewed and compared", (type) => {
  const module = fullModule(type);
  const context = { defaultTitle: "Role", findMedia: () => null };
  const preview = (each: ContentModule) => previewModule(each, context);
  const fields: StoredFields = moduleTypes[type].fields;
  // Not expected in the description: pictures, their views, and the markup, which only says how
  // texts are read.
  const isCompared = (part: string) =>
    !/(^|\.)markup$|View$|\.src$/.test(part) && !fields[part]?.mediaOf;
  const parts = partsOfModule(module);
  for (const [use, needed] of [
    [moduleInput, parts],
    [preview, parts],
    [describeModule, parts.filter(isCompared)],
  ] as const) {
    const seen = new Set<string>();
    // JSON.stringify reads the values that are passed on unchanged.
    JSON.stringify(use(watchReads(module, seen)));
    expect(needed.filter((part) => !seen.has(part))).toEqual([]);
  }
});

test.each(storedSections)("the pictures and videos that %s has are known", (name) => {
  const stored = readSection(name) as StoredModule[];
  for (const [index, module] of (parseModules(stored) ?? []).entries()) {
    const { standIn: _, ...own } = stored[index] ?? {};
    const held = JSON.stringify(own).match(/(?<=")\/(objects|uploads)\/[^"]+/g) ?? [];
    expect(mediaOf({ ...module, id: "a" }).sort()).toEqual(held.sort());
  }
});

test.each(moduleTypeNames)("a %s that was stored has words on its closed card", (type) => {
  const stored = storedSections.flatMap((name) => parseModules(readSection(name)) ?? []);
  const words = stored
    .filter((module) => module.type === type)
    .map((module) => previewText({ ...module, id: "a" }));
  expect(words.join("")).not.toBe("");
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

const view = {
  crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.8 },
  focal: { x: 0.3, y: 0.4 },
  frame: "phone",
  playback: "controls",
  startSrc: "/objects/s.png",
};

test("a save from the editor drops no view, and the preview shows each", () => {
  const src = "/objects/a.png";
  const stored = [
    { type: "text-image", imageSrc: src, imageSrcView: view },
    {
      type: "image-image",
      leftImageSrc: src,
      leftImageSrcView: view,
      rightImageSrc: src,
      rightImageSrcView: view,
    },
    { type: "hero-image", imageSrc: src, imageSrcView: view },
    { type: "full-width", src, srcView: view },
    {
      type: "before-after",
      beforeSrc: src,
      beforeSrcView: view,
      afterSrc: src,
      afterSrcView: view,
    },
    { type: "gallery", items: [{ src, srcView: view }] },
    { type: "embed", posterSrc: src, posterSrcView: view },
    { type: "quote", text: "a", portraitSrc: src, portraitSrcView: view },
  ];
  const modules = (parseModules(stored) ?? []).map((module) => ({ ...module, id: "m" }));
  const sent = { ...view, frame: "PHONE", playback: "CONTROLS" };
  const { startSrc, ...rest } = sent;
  const shown = { ...rest, start: { src: startSrc } };
  const context = { defaultTitle: "", findMedia: (found: string) => ({ src: found }) as never };
  const inputs = modules.map((module) => Object.values(moduleInput(module))[0]);
  const previews = modules.map((module) => previewModule(module, context));
  const inEach = (each: object) => [
    { mediaView: each },
    { leftView: each, rightView: each },
    { mediaView: each },
    { mediaView: each },
    { beforeView: each, afterView: each },
    { items: [{ mediaView: each }] },
    { posterView: each },
    { portraitView: each },
  ];
  expect(inputs).toMatchObject(inEach(sent));
  expect(previews).toMatchObject(inEach(shown));
  expect(modules.every((module) => mediaOf(module).includes(startSrc))).toBe(true);
});

test("where two versions are compared, it is said how a picture is shown", () => {
  const [module] = parseModules([{ type: "hero-image", imageSrcView: view, id: "m" }]) ?? [];
  expect(module && describeModule({ ...module, id: "m" }).facts).toEqual([
    "In a phone",
    "Started by hand",
    "Focal point 30 %, 40 %",
    "Cropped to 50 %, 80 %, 10 %, 20 %",
    "Start picture s.png",
  ]);
});
