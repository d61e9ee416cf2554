// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Selector, transform } from "lightningcss";
import { expect, test } from "vitest";

/**
 * The style sheets that every page loads before all others. Only their rules may be for elements
 * without a class.
 */
const commonSheets = [
  "web/theme.css",
  "web/tokens.css",
  "web/page-transitions.css",
  "web/page-print.css",
];

const files = readdirSync("web", { recursive: true, encoding: "utf8" }).map((path) =>
  join("web", path),
);
const allSheets = files.filter((path) => path.endsWith(".css")).sort();
/**
 * The style sheets of voices, and those of a module type in one voice. They override the rules of
 * other sheets.
 */
const voiceSheets = allSheets.filter(
  (path) =>
    path.startsWith("web/voices/") ||
    /^web\/modules\/[\w-]+\/(?:editorial|technical|poster|humanist)\.css$/.test(path),
);
const sheets = allSheets.filter((path) => !voiceSheets.includes(path));
const modules = new Set(
  files.filter((path) => /\.(tsx?|css)$/.test(path) && !/__generated__|\.test\./.test(path)),
);

/** The selectors of a style sheet without nesting, and the names of its animations. */
function readSheet(path: string): { selectors: Selector[]; animations: string[] } {
  const selectors: Selector[] = [];
  const animations: string[] = [];
  const filename = path;
  // Chrome 80 does not support nesting, so nested rules are flattened.
  const flat = transform({ filename, code: readFileSync(path), targets: { chrome: 80 << 16 } });
  transform({
    filename,
    code: flat.code,
    visitor: {
      Selector: (selector) => void selectors.push(selector),
      Rule: {
        keyframes: ({ value }) => void animations.push(value.name.value),
      },
    },
  });
  return { selectors, animations };
}

/**
 * The first class or data attribute in a selector. The rule is about its element, or about
 * descendants of that element.
 */
function leadingName(selector: Selector): string | undefined {
  const text = JSON.stringify(selector);
  const found =
    /"type":"class","name":"([^"]+)"/.exec(text) ??
    /"type":"attribute","namespace":null,"name":"(data-[^"]+)"/.exec(text);
  return found?.[1];
}

function sheetsByName(namesOf: (path: string) => (string | undefined)[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sheets) {
    for (const name of namesOf(path)) {
      if (name) found.set(name, (found.get(name) ?? new Set()).add(path));
    }
  }
  return found;
}

const sheetsByClass = sheetsByName((path) => readSheet(path).selectors.map(leadingName));

/*
 * The style sheets of earlier pages stay in the document after a navigation. Unless a rule starts
 * with a class of its own sheet, it applies to later pages, too.
 */
test("a class is defined in one style sheet only", () => {
  expect(sheetsByClass.size).toBeGreaterThan(300);
  const shared = [...sheetsByClass].filter(([, paths]) => paths.size > 1);
  expect(shared).toEqual([]);
});

test("only what every page has styles elements without a class", () => {
  const reachAll = sheets
    .filter((path) => !commonSheets.includes(path))
    .filter((path) => readSheet(path).selectors.some((selector) => !leadingName(selector)));
  expect(reachAll).toEqual([]);
});

/**
 * The attribute of voices, and a class that only voices style: the opening of a project, which has
 * no style of its own in the default voice.
 */
const definedByVoices = new Set<string | undefined>(["data-voice", "project-opening"]);

test("what a voice changes it changes where it is spoken only, and is defined elsewhere", () => {
  expect(voiceSheets.length).toBeGreaterThan(5);
  for (const path of voiceSheets) {
    const { selectors } = readSheet(path);
    const starts = selectors.map(([first]) => (first?.type === "attribute" ? first : null));
    expect([path, starts.filter((first) => first?.name !== "data-voice")]).toEqual([path, []]);
    const unknown = selectors.map(leadingName).filter((name) => name && !sheetsByClass.has(name));
    expect([path, unknown.filter((name) => !definedByVoices.has(name))]).toEqual([path, []]);
  }
});

test("pictures move in a way of its own in each voice but the default", () => {
  const motions = voiceSheets.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^ {4}--picture-motion: ([\w-]+) /gm)].map(
      ([, name = ""]) => [path, readSheet(path).animations.includes(name)],
    ),
  );
  const own = ["editorial", "humanist", "poster", "technical"];
  expect(motions).toEqual(own.map((voice) => [`web/voices/${voice}.css`, true]));
});

test("an animation is defined in one style sheet only", () => {
  const found = sheetsByName((path) => readSheet(path).animations);
  expect(found.has("rise")).toBe(true);
  expect([...found].filter(([, paths]) => paths.size > 1)).toEqual([]);
});

/** The modules that a module imports or, if `isLate`, those that it loads by a dynamic import. */
function importsOf(path: string, isLate = false): string[] {
  if (path.endsWith(".css")) return [];
  const pattern = isLate
    ? /\bimport\(\s*"(\.{1,2}\/[^"]+)"/g
    : /(?:^import|\bfrom)\s*"(\.{1,2}\/[^"]+)"/gm;
  return [...readFileSync(path, "utf8").matchAll(pattern)]
    .flatMap(([, target = ""]) =>
      ["", ".ts", ".tsx"].map((ending) => join(dirname(path), target) + ending),
    )
    .filter((candidate) => modules.has(candidate));
}

/** The module, and all modules that it imports directly or indirectly. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const imported of importsOf(path)) loadedWith(imported, seen);
  return seen;
}

/* The bars of a phone's browser appear and disappear during scrolling: content below an element
   sized in `dvh` would jump. */
test("only what is fixed, sticks or is as high as the window follows its height as it is now", () => {
  expect(allSheets.filter((path) => /\ddvh\b/.test(readFileSync(path, "utf8")))).toEqual([
    "web/admin/edit/outline/EditOutline.css",
    "web/admin/preview/PreviewWindow.css",
    "web/admin/settings/look/LookPreview.css",
    "web/media/viewer/MediaViewer.css",
    "web/theme.css",
    "web/ui/dialog/Dialog.css",
  ]);
});

/* Otherwise its classes would have styles only after a page that has loaded the style sheet. */
test("what is loaded later brings the style sheets of its classes along", () => {
  const everywhere = new Set([...loadedWith("web/entry-client.tsx"), ...commonSheets]);
  const aroundAdmin = loadedWith("web/admin/shell/AdminFrame.tsx");
  const later = [...modules].flatMap((path) => importsOf(path, true));
  const missing = new Set<string>();
  for (const start of new Set(later)) {
    const loaded = loadedWith(start);
    const around = start.startsWith("web/admin/") ? aroundAdmin : everywhere;
    for (const path of loaded) {
      for (const [, names = ""] of (path.endsWith(".css")
        ? ""
        : readFileSync(path, "utf8")
      ).matchAll(/\bclassName="([^"]+)"/g)) {
        for (const name of names.split(" ")) {
          const sheet = [...(sheetsByClass.get(name) ?? [])][0];
          if (sheet && ![loaded, everywhere, around].some((known) => known.has(sheet))) {
            missing.add(`${start}: ${path} uses .${name} of ${sheet}`);
          }
        }
      }
    }
  }
  expect(later.length).toBeGreaterThan(10);
  expect([...missing]).toEqual([]);
});
