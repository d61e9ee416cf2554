import { createHash } from "node:crypto";

/**
 * The one script within pages: decodes the fonts that come with them before anything is laid out. A
 * browser that does so only when it needs them draws its first frame in another font, and moves.
 */
export const fontScript =
  'for(const font of["1em Bricolage Text","500 1em Bricolage Display"])document.fonts.load(font,"a1")';

/** Names the script in the security policy, which allows no other within a page. */
export const fontScriptHash = `'sha256-${createHash("sha256").update(fontScript).digest("base64")}'`;
