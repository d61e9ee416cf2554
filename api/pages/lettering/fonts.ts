import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import type { Voice } from "../../database/__generated__/prisma/client.ts";

/** The role of a text: large title, or small detail. */
export type TextRole = "title" | "detail";

type Cut = "display" | "text";

/**
 * The cut (optical size) of the font of each voice (type style of the site), for titles and for
 * details.
 */
const cuts: Record<Voice, Record<TextRole, Cut>> = {
  grotesque: { title: "display", detail: "display" },
  editorial: { title: "display", detail: "text" },
  technical: { title: "text", detail: "text" },
  poster: { title: "display", detail: "text" },
  humanist: { title: "display", detail: "text" },
};

/** The paths of a voice's font files, one for each set of characters. Browsers load the same files. */
function filesOf(voice: Voice, role: TextRole): string[] {
  const cut = cuts[voice][role];
  return ["letters", "common", "figures", "signs", "accented", "extended"]
    .filter((name) => name !== "figures" || (voice === "humanist" && cut === "text"))
    .map((name) => `web/__generated__/fonts/${voice}/${cut}-${name}.woff2`);
}

const packages = "node_modules/@fontsource-variable";

/** The weight in which fonts of other scripts are drawn. */
const weight = 500;

const own = new Map<string, readonly Font[]>();

/** Imports fontkit only when the first text is drawn. */
export function loadFontkit(): typeof import("fontkit") {
  return createRequire(import.meta.url)("fontkit");
}

/** Opens the built-in fonts of a voice (type style of the site) for a role. Opened fonts are cached. */
export function openOwnFonts(voice: Voice, role: TextRole = "title"): readonly Font[] {
  const key = `${voice} ${cuts[voice][role]}`;
  const known = own.get(key);
  const fonts = known ?? filesOf(voice, role).map((file) => single(loadFontkit().openSync(file)));
  own.set(key, fonts);
  return fonts;
}

export function isOwnFont(font: Font): boolean {
  return [...own.values()].some((fonts) => fonts.includes(font));
}

/**
 * The built-in fonts of a voice, and subsets of fonts for other scripts that a text contains: Cyrillic,
 * Arabic and Hebrew (Rubik), Greek (Manrope), Chinese, Japanese, Korean and a dozen more (Noto Sans). The
 * subsets are made on demand and not cached.
 * @param language the language of the text, BCP 47. It decides the shape of Chinese characters in a text
 * without Japanese or Korean letters
 */
export async function openFontsFor(
  text: string,
  language: string,
  voice: Voice,
  role: TextRole = "title",
): Promise<readonly Font[]> {
  const fonts = openOwnFonts(voice, role);
  const has = (code: number) => fonts.some((font) => font.hasGlyphForCodePoint(code));
  const others: Font[] = [];
  for (const [file, characters] of await filesFor(text, language, has)) {
    others.push(await openSubset(file, characters));
  }
  return [...fonts, ...others];
}

/**
 * Finds font files for those characters of a text for which `isKnown` returns false. Characters that no file
 * has are left out.
 * @param language see `openFontsFor`
 * @returns a map from the path of a font file to the characters to take from the file
 */
export async function filesFor(
  text: string,
  language: string,
  isKnown: (code: number) => boolean,
): Promise<Map<string, string>> {
  const wanted = new Map<string, string>();
  const families = familiesFor(text, language);
  /** The opened fonts by their files, so that each file is opened once for all characters. */
  const opened = new Map<string, Promise<Font>>();
  const fontOf = (file: string) => {
    const font = opened.get(file) ?? openFont(file);
    opened.set(file, font);
    return font;
  };
  for (const character of new Set(text.normalize("NFC"))) {
    const code = character.codePointAt(0) ?? 0;
    if (isKnown(code)) continue;
    const file = await findFile(code, families, fontOf);
    if (file) wanted.set(file, (wanted.get(file) ?? "") + character);
  }
  return wanted;
}

/** The Noto Sans families that contain one script each, as far as fontkit can lay out that script. */
const otherScripts = [
  "armenian",
  "bengali",
  "devanagari",
  "ethiopic",
  "georgian",
  "gujarati",
  "kannada",
  "lao",
  "malayalam",
  "tamil",
  "telugu",
  "thai",
].map((script) => `noto-sans-${script}`);

/**
 * The families that are tried for a character, in this order. Chinese characters have other shapes in
 * Japanese and Korean, so the text and its language decide the order of these three families.
 */
function familiesFor(text: string, language: string): string[] {
  const [japanese, korean, chinese] = ["noto-sans-jp", "noto-sans-kr", "noto-sans-sc"] as const;
  const eastern =
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /^ja\b/i.test(language)
      ? [japanese, chinese, korean]
      : /\p{Script=Hangul}/u.test(text) || /^ko\b/i.test(language)
        ? [korean, japanese, chinese]
        : [chinese, japanese, korean];
  return ["rubik", "manrope", ...otherScripts, ...eastern];
}

type Subset = { file: string; ranges: [first: number, last: number][] };
const subsets = new Map<string, Promise<Subset[]>>();

/** The file of the first family that has a character. Undefined where no family has it. */
async function findFile(
  code: number,
  families: readonly string[],
  fontOf: (file: string) => Promise<Font>,
): Promise<string | undefined> {
  for (const family of families) {
    const known = subsets.get(family) ?? readSubsets(family);
    subsets.set(family, known);
    const holds = ({ ranges }: Subset) =>
      ranges.some(([first, last]) => first <= code && code <= last);
    const subset = (await known).find(holds);
    // The packages declare wider ranges than their files contain.
    if (subset && (await fontOf(subset.file)).hasGlyphForCodePoint(code)) return subset.file;
  }
  return undefined;
}

/** The characters in each file of a family, as its package declares them. */
async function readSubsets(family: string): Promise<Subset[]> {
  const folder = `${packages}/${family}`;
  const content: Record<string, string> = JSON.parse(
    await readFile(`${folder}/unicode.json`, "utf8"),
  );
  return Object.entries(content).map(([name, ranges]) => ({
    file: `${folder}/files/${family}-${name.replace(/^\[(.+)\]$/, "$1")}-wght-normal.woff2`,
    ranges: ranges.split(",").map((range) => {
      const [first = 0, last = first] = range
        .replace(/^U\+/i, "")
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      return [first, last];
    }),
  }));
}

async function openFont(file: string): Promise<Font> {
  return single(loadFontkit().create(await readFile(file)));
}

/** A subset of a font file with these characters, in one weight because fontkit cannot select a weight. */
async function openSubset(file: string, characters: string): Promise<Font> {
  // The layout decomposes vowels that consist of two parts, so the subset must contain the parts, too.
  const parts = characters + characters.normalize("NFD");
  return single(loadFontkit().create(await cutFont(file, parts, { wght: weight })));
}

/**
 * Creates a static font that contains only some characters of a font.
 * @param font the bytes of the font, or the path of its file
 * @param axes the value of each variation axis
 */
export async function cutFont(
  font: string | Uint8Array,
  characters: string,
  axes: Record<string, number>,
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const bytes = typeof font === "string" ? await readFile(font) : Buffer.from(font);
  return subsetFont(bytes, characters, {
    targetFormat: "sfnt",
    noHinting: true,
    variationAxes: axes,
  });
}

function single(font: ReturnType<typeof import("fontkit")["create"]>): Font {
  if (!("layout" in font)) throw new Error("A font is a collection, not a single face");
  return font;
}
