import { LRUCache } from "lru-cache";
import { openFontsFor } from "./fonts.ts";
import { drawLine } from "./lettering.ts";

const size = 100;

const drawn = new LRUCache<string, ReturnType<typeof drawName>>({ max: 100 });

/**
 * Draws a name as outlines in the fonts of the voice "grotesque" and of other scripts, without
 * letters that no font has. Null if no letter remains. The outlines of the last 100 names are cached.
 */
export function letterName(name: string): ReturnType<typeof drawName> {
  const known = drawn.get(name) ?? drawName(name);
  drawn.set(name, known);
  known.catch(() => drawn.delete(name));
  return known;
}

async function drawName(name: string) {
  const fonts = await openFontsFor(name, "en", "grotesque");
  const known = [...name.normalize("NFC")].filter((letter) =>
    fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  const line = drawLine(known.join("").trim(), { size, fonts });
  return line && line.width > 0 ? { ...line, size } : null;
}
