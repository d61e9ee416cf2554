import { z } from "zod";
import { identity } from "../../content/settings/identity.ts";
import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { byNumber } from "../builder/expose.ts";
import { versionDescription } from "../builder/version.ts";
import { CompanyField } from "../database/__generated__/prisma/client.ts";
import { serveSettings } from "../fields/settings.ts";
import { hyphenate } from "../hyphenate.ts";
import { ResumeType } from "./resume/resume.ts";

const emailAddress = z
  .string()
  .trim()
  .max(254, "Enter a valid e-mail address")
  .pipe(z.union([z.literal(""), z.email()], "Enter a valid e-mail address"));

const CompanyFieldType = enumOf(
  "CompanyField",
  "Whether the contact form asks for the sender's organization.",
  {
    required: "A message without the organization is refused.",
    optional: "The organization may be empty.",
    hidden: "The form does not ask for the organization, which may be empty.",
  },
);

export const identitySettings = serveSettings(
  identity,
  { email: emailAddress, companyField: z.enum(CompanyField) },
  { companyField: CompanyFieldType },
);

export const SiteIdentityType = builder.prismaNode("SiteIdentity", {
  ...byNumber,
  description: "The designer, and the texts and pictures that all pages share.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: versionDescription }),
    hyphenatedTagline: t.string({
      description: "The tagline with soft hyphens in its long words, by the language of the site.",
      resolve: ({ tagline }, _arguments, context) => hyphenate(tagline, context),
    }),
    hyphenatedTeaser: t.string({
      description: "teaserText with soft hyphens in its long words, by the language of the site.",
      resolve: ({ teaserText }, _arguments, context) => hyphenate(teaserText, context),
    }),
    headlineLines: t.floatList({
      description:
        "The length of a line of the headline from edge to edge in the voice POSTER, as a multiple of the font size: first in wide windows, then on phones. The headline is the tagline, or else the name. Empty where it cannot be computed.",
      resolve: async ({ tagline, ownerName }, _arguments, context) =>
        lineLengths(await hyphenate(tagline || ownerName, context)),
    }),
    resume: t.field({
      type: ResumeType,
      nullable: true,
      description: "The designer's résumé. Null while there is none.",
      resolve: (identity) => (identity.resume ? identity : null),
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the identity was first saved.",
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When the identity was last saved.",
    }),
  }),
});

identitySettings.addOutputs(SiteIdentityType, {
  email: ({ email, isEmailShown }, { viewer }) => (isEmailShown || viewer.isOwner ? email : ""),
});

builder.queryField("siteIdentity", (t) =>
  t.prismaField({
    type: SiteIdentityType,
    description: "The designer, and the texts and pictures that all pages share.",
    resolve: (query, _root, _arguments, { database }) =>
      database.siteIdentity.findFirstOrThrow(query),
  }),
);

/**
 * The widths of the capitals A to Z in the display font of the voice "poster", in hundredths of the
 * font size.
 */
const capitals = [
  50, 48, 51, 50, 45, 40, 53, 50, 24, 43, 50, 41, 68, 51, 54, 47, 54, 50, 45, 46, 50, 47, 70, 49,
  48, 46,
];
const [digit, sign, tracking, wordSpace] = [43, 24, -1, 18];

/** The space beside the first and last letter, in hundredths of the font size, and a factor against rounding errors. */
const bearings = 6;
const slack = 1.004;

/** The maximum number of words of a headline. */
const maxWords = 40;

/** The maximum height of a title in a wide window and on a phone, as a fraction of the line's length. */
const tallest = { wide: 0.26, narrow: 0.94 };

/**
 * The length of a line of the title from edge to edge, as a multiple of the font size: first for wide
 * windows, then for phones. The title is broken into lines so that its letters are as large as possible.
 * Empty for a blank title, for more than `maxWords` words, for words with soft hyphens, and for letters of
 * unknown width.
 */
export function lineLengths(title: string): number[] {
  const letters = title.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (!title.trim() || /\u00ad|[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(letters)) return [];
  const words = letters
    .trim()
    .split(/\s+/)
    .map((word) =>
      [...word].reduce((width, letter) => {
        const known = /\d/.test(letter) ? digit : /\p{L}/u.test(letter) ? 50 : sign;
        return width + (capitals[letter.charCodeAt(0) - 65] ?? known) + tracking;
      }, 0),
    );
  if (words.length > maxWords) return [];
  /** The possible lengths of lines, each with the number of lines into which it breaks the title. */
  const breaks = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => {
      const length = lengthOf(words.slice(from, from + more + 1));
      return { length, lines: countLines(words, length) };
    }),
  );
  const within = (share: number) => {
    const fitting = breaks.filter(({ length, lines }) => (lines * 88) / length <= share);
    const length = Math.min(...fitting.map(({ length }) => length), lengthOf(words));
    return Math.round((length - bearings) * slack) / 100;
  };
  return [within(tallest.wide), within(tallest.narrow)];
}

function lengthOf(words: readonly number[]): number {
  return words.reduce((sum, word) => sum + word + wordSpace, -wordSpace);
}

/** The number of lines of this length that the words need. Infinity if a word is longer than a line. */
function countLines(words: readonly number[], length: number): number {
  let lines = 1;
  let used = -wordSpace;
  for (const word of words) {
    if (word > length) return Number.POSITIVE_INFINITY;
    if (used + wordSpace + word > length) {
      lines += 1;
      used = -wordSpace;
    }
    used += wordSpace + word;
  }
  return lines;
}
