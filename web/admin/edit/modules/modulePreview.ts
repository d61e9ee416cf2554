import { plainText } from "../../../rich-text/parseRichText";
import type { ContentModule } from "../model/contentModule";

/** How many characters of a module's words a closed card shows. */
const previewLength = 50;

/** The beginning of a module's words, without markup. Empty where it has none. */
export function previewText(module: ContentModule): string {
  const words = plainText(wordsOf(module));
  const characters = Array.from(words);
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join("").trimEnd()}…`
    : words;
}

function wordsOf(module: ContentModule): string {
  switch (module.type) {
    case "text":
      return module.content || (module.title ?? "");
    case "text-image":
      return module.content;
    case "image-image":
      return [module.leftImageText, module.rightImageText].filter(Boolean).join("\n");
    case "hero-image":
      return module.caption ?? "";
  }
}

/** The addresses of a module's pictures and films. */
export function mediaOf(module: ContentModule): string[] {
  switch (module.type) {
    case "text":
      return [];
    case "image-image":
      return [module.leftImageSrc, module.rightImageSrc].filter(Boolean);
    default:
      return [module.imageSrc].filter(Boolean);
  }
}
