import type { Element, ElementContent, Properties } from "hast";

/** The attributes with the address of a picture in pages whose scripts load pictures later. */
const lateSources = [
  "dataSrc",
  "dataLazySrc",
  "dataOriginal",
  "dataImage",
  "dataOrigFile",
] as const;
const lateSets = ["dataSrcSet", "dataSrcset", "dataLazySrcset"] as const;

/**
 * The address of a picture. In pages that load the picture later, its `src` is a placeholder: a picture of
 * one pixel or a drawing. Undefined if a placeholder is the only address, as in a counter of visits.
 */
export function pictureSource(properties: Properties): string | undefined {
  const late = lateSources.map((name) => textOf(properties[name])).find(Boolean);
  const lateSet = lateSets.map((name) => largestOf(textOf(properties[name]))).find(Boolean);
  if (late || lateSet) return late || lateSet;
  const src = textOf(properties.src);
  if (src && !isDot(src)) return src;
  return largestOf(textOf(properties.srcSet)) || undefined;
}

/**
 * Gives the `img` of a `picture` element the attributes of its first `source` that the `img` itself lacks.
 */
export function takeSources({ children }: Element): void {
  const elements = children.filter(isElement);
  const image = elements.find(({ tagName }) => tagName === "img");
  const source = elements.find(({ tagName }) => tagName === "source");
  if (image && source) image.properties = { ...source.properties, ...image.properties };
}

const isElement = (node: ElementContent): node is Element => node.type === "element";

/** The text of an attribute. Some attributes are lists. */
function textOf(value: Properties[string]): string {
  return value == null || value === true ? "" : [value].flat().join(", ").trim();
}

/** The address of the largest picture in a `srcset`. Empty for an empty `srcset`. */
function largestOf(set: string): string {
  const candidates = set.split(/,\s+/).flatMap((candidate) => {
    const [address = "", size = "1x"] = candidate.trim().split(/\s+/);
    return address ? [{ address, size: Number.parseFloat(size) || 0 }] : [];
  });
  return candidates.sort((one, other) => other.size - one.size)[0]?.address ?? "";
}

/** The beginning of a GIF or PNG in Base64, which contains its size. */
const sizedPicture =
  /^data:image\/(?:gif;base64,([A-Za-z0-9+/]{16})|png;base64,([A-Za-z0-9+/]{32}))/;

/** Whether an address contains a picture of two by two pixels at most, by the first bytes of a GIF or PNG. */
function isDot(address: string): boolean {
  const [, gif, png] = sizedPicture.exec(address) ?? [];
  const data = gif ?? png;
  if (!data) return false;
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const [width, height] = gif
    ? [view.getUint16(6, true), view.getUint16(8, true)]
    : [view.getUint32(16), view.getUint32(20)];
  return width <= 2 && height <= 2;
}
