import { canonicalTag } from "../words/languages.ts";
import type { Context } from "./builder/context.ts";

type Hyphenate = (text: string, options: { minWordLength: number }) => string;

/** Shorter words fit on a line of a phone, where they are set smaller: see web/site/fitted/fit.ts. */
const minWordLength = 16;
const longWord = /[\p{L}\p{M}]{16}/u;

const languages = new WeakMap<Context, Promise<Hyphenate | null>>();

/**
 * Puts soft hyphens into the long words of a title, by the patterns of the site's language. Words stay as they
 * are where there are none for it.
 */
export async function hyphenate(title: string, context: Context): Promise<string> {
  if (!longWord.test(title)) return title;
  let patterns = languages.get(context);
  if (!patterns) {
    patterns = readLanguage(context).then(loadPatterns);
    languages.set(context, patterns);
  }
  const ofLanguage = await patterns;
  if (!ofLanguage) return title;
  return ofLanguage(title, { minWordLength }).replace(brokenWord, withoutShortEnds);
}

const brokenWord = /[\p{L}\p{M}\u00ad]+/gu;

/** No line of a title begins or ends with fewer than four letters of a word. */
function withoutShortEnds(word: string): string {
  const parts = word.split("\u00ad");
  const letters = parts.join("").length;
  let before = 0;
  return parts.reduce((broken, part) => {
    const end = before < 4 || letters - before < 4 ? "" : "\u00ad";
    before += part.length;
    return broken + end + part;
  }, "");
}

async function readLanguage({ database }: Context): Promise<string> {
  const stored = await database.siteWords.findFirst({ select: { language: true } });
  return canonicalTag(stored?.language ?? "en") ?? "en";
}

/** As an import says it, and as the built server does. */
const isMissing = /^(?:ERR_)?MODULE_NOT_FOUND$/;

/** Null for a language without patterns. They take up to 750 kB, so that only the site's are loaded. */
async function loadPatterns(language: string): Promise<Hyphenate | null> {
  const [base] = language.split("-", 1);
  try {
    const { hyphenateSync }: { hyphenateSync: Hyphenate } = await import(`hyphen/${base}/index.js`);
    return hyphenateSync;
  } catch (error) {
    if (error instanceof Error && "code" in error && isMissing.test(String(error.code)))
      return null;
    throw error;
  }
}
