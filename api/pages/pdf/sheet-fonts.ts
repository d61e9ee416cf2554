import type { FontRole } from "../../database/__generated__/prisma/client.ts";
import { cutFont, filesFor, loadFontkit } from "../lettering/fonts.ts";
import type { Sheet } from "./sheet-parts.ts";

const packages = "node_modules/@fontsource-variable";

/** A face in one weight: the path of its file, with `*` for latin or latin-ext, and the values of its axes. */
type Face = [file: string, axes: Record<string, number>];

type Role = "text" | "display" | "title" | "label" | "code";

const bricolage = "bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal";
const instrument = "instrument-sans/files/instrument-sans-*-wght";
const bodoni = "bodoni-moda/files/bodoni-moda-*-opsz-normal";
const geist = "geist/files/geist-*-wght";
const mono = "geist-mono/files/geist-mono-*-wght-normal";
const archivo = "archivo/files/archivo-*-wdth";
const literata = "literata/files/literata-*-opsz";
const fraunces = "fraunces/files/fraunces-*-full-normal";

const code: Face[] = [[mono, { wght: 400 }]];

/**
 * The faces of each voice (type style of the site), the same as on pages
 * (scripts/build/voice-fonts.mjs).
 */
const faces: Record<string, Partial<Record<Role, Face[]>>> = {
  grotesque: {
    text: [
      [bricolage, { opsz: 18, wght: 400 }],
      [bricolage, { opsz: 18, wght: 600 }],
    ],
    display: [[bricolage, { opsz: 96, wght: 500 }]],
  },
  editorial: {
    text: [
      [`${instrument}-normal`, { wght: 400 }],
      [`${instrument}-normal`, { wght: 600 }],
      [`${instrument}-italic`, { wght: 400 }],
    ],
    display: [[bodoni, { opsz: 28, wght: 450 }]],
    title: [[bodoni, { opsz: 11, wght: 500 }]],
  },
  technical: {
    text: [
      [`${geist}-normal`, { wght: 400 }],
      [`${geist}-normal`, { wght: 600 }],
      [`${geist}-italic`, { wght: 400 }],
    ],
    display: [[`${geist}-normal`, { wght: 500 }]],
    label: [[mono, { wght: 450 }]],
  },
  poster: {
    text: [
      [`${archivo}-normal`, { wdth: 100, wght: 400 }],
      [`${archivo}-normal`, { wdth: 100, wght: 600 }],
      [`${archivo}-italic`, { wdth: 100, wght: 400 }],
    ],
    display: [[`${archivo}-normal`, { wdth: 62, wght: 800 }]],
  },
  humanist: {
    text: [
      [`${literata}-normal`, { opsz: 18, wght: 400 }],
      [`${literata}-normal`, { opsz: 18, wght: 600 }],
      [`${literata}-italic`, { opsz: 18, wght: 400 }],
    ],
    display: [[fraunces, { SOFT: 100, WONK: 0, opsz: 72, wght: 500 }]],
  },
};

/** A font of the owner as WOFF2, whose licence allows subsets. */
export type OwnFont = { role: FontRole; bytes: Uint8Array };

export type SheetFonts = {
  blobs: Buffer[];
  /** The names of the families of each role, in the order in which they are tried. */
  families: Record<Role, string[]>;
  /** Whether one of the families has a character. */
  has: (code: number) => boolean;
};

/**
 * Cuts the fonts of a PDF to the characters of a text. Each becomes a font family that is named after its
 * role. A character is taken from the first of these that has it: the owner's fonts, the fonts of the voice,
 * and fonts for other scripts.
 */
export async function cutFonts(
  text: string,
  { voice, language }: Pick<Sheet, "voice" | "language">,
  own: readonly OwnFont[],
): Promise<SheetFonts> {
  const characters = [...new Set(text.normalize("NFC") + text)].join("");
  const codes = new Set<number>();
  const blobs: Buffer[] = [];
  const families: Record<Role, string[]> = {
    text: [],
    display: [],
    title: [],
    label: [],
    code: [],
  };
  const add = async (
    family: string,
    file: string | Uint8Array,
    wanted: string,
    axes: Record<string, number>,
  ) => {
    const font = await cutFont(file, wanted, axes);
    const known = characterSet(font);
    if (known.length === 0) return false;
    for (const code of known) codes.add(code);
    blobs.push(renamed(font, family));
    return true;
  };
  for (const { role, bytes } of own) {
    const family = `own ${role}`;
    const weights = role === "text" ? [400, 600] : [voice === "poster" ? 800 : 500];
    for (const wght of weights) {
      if (await add(family, bytes, characters, axesOf(bytes, wght, role)))
        families[role] = [family];
    }
  }
  for (const [role, cuts = []] of Object.entries({ code, ...faces[voice] })) {
    for (const part of ["latin", "latin-ext"]) {
      const family = `${role} ${part}`;
      for (const [file, axes] of cuts) {
        const path = `${packages}/${file.replace("*", part)}.woff2`;
        const isAdded = await add(family, path, characters, axes);
        const named = families[role as Role]; // the keys are roles
        if (isAdded && !named.includes(family)) named.push(family);
      }
    }
  }
  // The title face of a voice is used only with the display face of that voice.
  if (families.display[0]?.startsWith("own")) families.title = [];
  const others: string[] = [];
  for (const [file, wanted] of await filesFor(text, language, (code) => codes.has(code))) {
    const family = `other ${others.length + 1}`;
    // The layout decomposes vowels that consist of two parts, so the font must contain the parts, too.
    if (await add(family, file, wanted + wanted.normalize("NFD"), { wght: 400 }))
      others.push(family);
  }
  const or = (role: Role, other: Role) =>
    families[role].length > 0 ? families[role] : families[other];
  // The font of code is the last fallback: it has characters that the fonts of texts lack.
  const rest = [...families.text, ...others, ...families.code];
  return {
    blobs,
    families: {
      text: rest,
      display: [...or("display", "text"), ...rest],
      title: [
        ...or("title", voice === "poster" || voice === "technical" ? "text" : "display"),
        ...rest,
      ],
      label: [...or("label", "text"), ...rest],
      code: [...families.code, ...rest],
    },
    has: (code) => codes.has(code),
  };
}

/** A value for each axis of a variable font, to make a static font: Typst does not read variable fonts. */
function axesOf(bytes: Uint8Array, wght: number, role: FontRole): Record<string, number> {
  const opened = loadFontkit().create(Buffer.from(bytes));
  const wanted: Record<string, number> = { wght, opsz: role === "text" ? 18 : 72 };
  return Object.fromEntries(
    Object.entries("variationAxes" in opened ? opened.variationAxes : {}).flatMap(([name, axis]) =>
      axis ? [[name, Math.min(Math.max(wanted[name] ?? axis.default, axis.min), axis.max)]] : [],
    ),
  );
}

function characterSet(font: Buffer): number[] {
  const opened = loadFontkit().create(font);
  return "characterSet" in opened ? opened.characterSet : [];
}

/** A copy of a font with another family name: Typst distinguishes fonts only by their names. */
function renamed(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 12 + index * 16;
    const start = font.readUInt32BE(entry + 8);
    const tag = font.toString("latin1", entry, entry + 4);
    const bytes = font.subarray(start, start + font.readUInt32BE(entry + 12));
    return { tag, bytes: tag === "name" ? nameTable(family) : bytes };
  });
  const head = Buffer.alloc(12 + count * 16);
  font.copy(head, 0, 0, 12);
  let place = head.length;
  const body: Buffer[] = [];
  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = 12 + index * 16;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(place, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    body.push(bytes, padding);
    place += bytes.length + padding.length;
  }
  return Buffer.concat([head, ...body]);
}

/** A `name` table with the names that are required: family, style, and name in PostScript. */
function nameTable(family: string): Buffer {
  const names = [
    [1, family],
    [2, "Regular"],
    [6, family.replaceAll(" ", "-")],
  ] as const;
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let place = 0;
  for (const [index, [id, name]] of names.entries()) {
    const text = Buffer.from(name, "utf16le").swap16();
    const fields = [3, 1, 0x409, id, text.length, place];
    for (const [at, value] of fields.entries()) head.writeUInt16BE(value, 6 + index * 12 + at * 2);
    texts.push(text);
    place += text.length;
  }
  return Buffer.concat([head, ...texts]);
}
