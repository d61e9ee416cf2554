import { canonicalTag } from "../words/languages.ts";
import type { Context } from "./builder/context.ts";

type Hyphenate = (text: string, options: { minWordLength: number }) => string;

/**
 * The minimum length of hyphenated words, in letters. Shorter words fit on a line on phones,
 * because pages reduce the font size of titles (see web/site/fitted/Fitted.tsx).
 */
const minWordLength = 16;
const longWord = /[\p{L}\p{M}]{16}/u;

const siteLanguages = new WeakMap<Context, Promise<string>>();

/**
 * Puts soft hyphens into the long words of a title, by the patterns of its language. Without patterns for the
 * language, the title stays unchanged.
 * @param language a BCP 47 tag; empty for the language of the site
 */
export async function hyphenate(title: string, context: Context, language = ""): Promise<string> {
  if (!longWord.test(title)) return title;
  const ofLanguage = await loadPatterns(language || (await siteLanguageOf(context)));
  if (!ofLanguage) return title;
  return ofLanguage(title, { minWordLength }).replace(brokenWord, withoutShortEnds);
}

const brokenWord = /[\p{L}\p{M}\u00ad]+/gu;

/** Removes the soft hyphens that have fewer than four letters of the word before or after them. */
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

function siteLanguageOf(context: Context): Promise<string> {
  const known = siteLanguages.get(context) ?? readLanguage(context);
  siteLanguages.set(context, known);
  return known;
}

async function readLanguage({ database }: Context): Promise<string> {
  const stored = await database.siteWords.findFirst({ select: { language: true } });
  return canonicalTag(stored?.language ?? "en") ?? "en";
}

/**
 * Matches the code of the error for a missing module: with ERR_ in ES modules, without it in the
 * built server.
 */
const isMissing = /^(?:ERR_)?MODULE_NOT_FOUND$/;

/**
 * Languages without patterns. They are cached, because a failed import would be repeated for each
 * title.
 */
const withoutPatterns = new Set<string>();

/**
 * Loads the hyphenation of a language when it is first needed, because its patterns take up to 750
 * kB. Null for a language without patterns.
 */
async function loadPatterns(language: string): Promise<Hyphenate | null> {
  const [base = ""] = language.split("-", 1);
  if (withoutPatterns.has(base)) return null;
  try {
    const { hyphenateSync }: { hyphenateSync: Hyphenate } = await import(`hyphen/${base}/index.js`);
    return hyphenateSync;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && isMissing.test(String(error.code)))) {
      throw error;
    }
    withoutPatterns.add(base);
    return null;
  }
}
