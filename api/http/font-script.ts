import { inlineHash } from "./inline-hash.ts";

/**
 * The one script within pages: decodes the fonts that come with them before anything is laid out. A
 * browser that does so only when it needs them draws its first frame in another font, and moves.
 */
export const fontScript =
  'for(const font of document.currentScript.dataset.fonts.split(","))document.fonts.load(font,"a1")';

export const fontScriptHash = inlineHash(fontScript);
