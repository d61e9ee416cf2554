// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Selector, transform } from "lightningcss";
import { expect, test } from "vitest";

/** On every page, and before all others: their rules may be for elements as well. */
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
/** They change what other sheets define: a voice's own, and those of a type of module that it looks different in. */
const voiceSheets = allSheets.filter(
  (path) =>
    path.startsWith("web/voices/") ||
    /^web\/modules\/[\w-]+\/(?:editorial|technical|poster|humanist)\.css$/.test(path),
);
const sheets = allSheets.filter((path) => !voiceSheets.includes(path));
const modules = new Set(
  files.filter((path) => /\.(tsx?|css)$/.test(path) && !/__generated__|\.test\./.test(path)),
);

/** Every selector of a style sheet as it is without nesting, and the names of its animations. */
function readSheet(path: string): { selectors: Selector[]; animations: string[] } {
  const selectors: Selector[] = [];
  const animations: string[] = [];
  const filename = path;
  // Browsers of before nesting: what is nested is written out.
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

/** The first class or attribute in a selector: whose element, or whose descendants, it is about. */
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
 * The style sheets of the screens that were seen before stay on the page. A rule reaches other screens
 * unless it starts with a class of its own sheet.
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

/** The voice itself, and the opening of a project, which the default arranges in no way. */
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

/** The modules that a module imports or, where `isLate`, those that it loads later. */
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

/** The module and all that comes with it. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const imported of importsOf(path)) loadedWith(imported, seen);
  return seen;
}

/* A phone's bars come and go while one scrolls: what follows would jump. */
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

/* Else it is right only where a screen seen before brought the style sheet. */
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
