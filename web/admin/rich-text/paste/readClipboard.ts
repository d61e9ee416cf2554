import type { Root } from "hast";
import { fromDom } from "hast-util-from-dom";
import { storableText } from "../../../../content/storable-text";
import type { PastedPart } from "../../../../documents/document-parts";
import { hasWords, pastedHtml } from "../../../../documents/html-parts";
import { pastedText } from "../../../../documents/text-parts";

export type ClipboardContent = { html: string; text: string; files: readonly File[] };

export type ReadPart =
  | Exclude<PastedPart, { kind: "picture" }>
  | {
      kind: "picture";
      /** The file of the picture. Null if the clipboard contains only its address. */
      file: File | null;
      description: string;
    };

/**
 * Reads the parts of a clipboard's content. The address of a picture is never requested: a picture
 * that the clipboard does not contain has no file.
 */
export function readClipboard({ files, ...content }: ClipboardContent): ReadPart[] {
  const html = storableText(content.html, "<br>");
  const text = storableText(content.text);
  const tree = html ? fromDom(new DOMParser().parseFromString(html, "text/html")) : null;
  const own = files.map((file): ReadPart => ({ kind: "picture", file, description: "" }));
  if (own.length > 0 && !(tree && hasWords(tree as Root))) return own;
  const parts = tree ? pastedHtml(tree as Root) : pastedText(text); // a parsed document becomes a root
  const away = parts.filter((part) => part.kind === "picture" && !part.src.startsWith("data:"));
  // Word adds a picture of the whole copied content, so the files are not the pictures of the document.
  const isOffice = html.includes("urn:schemas-microsoft-com:office");
  const carried = !isOffice && away.length === files.length ? [...files] : [];
  return parts.flatMap((part): ReadPart[] => {
    if (part.kind !== "picture") return [part];
    const { src, description } = part;
    const isData = src.startsWith("data:");
    const file = isData ? dataFile(src, description) : (carried.shift() ?? null);
    // Leaves out the placeholder that a page shows until a picture is loaded.
    if (isData && !file && !description) return [];
    return [{ kind: "picture", file, description }];
  });
}

/** The file in a `data:` URL. Null if the URL cannot be read. */
function dataFile(address: string, name: string): File | null {
  const [, type, data] =
    /^data:((?:image|video)\/[\w.+-]+)(?:;[^,]*)?;base64,([\s\S]+)$/.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, "")), (sign) => sign.charCodeAt(0));
    const ending = type.slice(type.indexOf("/") + 1).replace(/\+.*/, "");
    return new File(
      [bytes],
      `${name.replaceAll(/[^\p{L}\p{N} -]/gu, "").trim() || "pasted"}.${ending}`,
      {
        type,
      },
    );
  } catch {
    return null;
  }
}
