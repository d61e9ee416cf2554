/**
 * A picture or video with its size in pixels, after the rotation that its metadata asks for; 0 if unknown.
 */
export type Measured = { readonly src: string; readonly width: number; readonly height: number };

/**
 * A place in the site's layout that shows a picture. The size is the largest that the picture has there in
 * windows of 1440 px width, in CSS pixels. Without `height`, the height follows from the width.
 */
export type Place = { width: number; height?: number };

/** The places of pictures on the site, with the sizes that their style sheets define. */
export const places = {
  hero: { width: 1440, height: 600 },
  fullCard: { width: 1312, height: 322 },
  halfCard: { width: 644, height: 322 },
  workTile: { width: 500, height: 500 },
  socialCard: { width: 1200, height: 630 },
  portrait: { width: 426, height: 532 },
  teaserPhoto: { width: 644, height: 430 },
  icon: { width: 256, height: 256 },
  wholeWidth: { width: 1440 },
  pageWidth: { width: 1312 },
  halfWidth: { width: 644 },
  besideText: { width: 560 },
  galleryPicture: { width: 430 },
  face: { width: 56, height: 56 },
} satisfies Record<string, Place>;

/**
 * The warning about a picture that is smaller than its place, so that it is enlarged there. Null for a picture
 * that is large enough or of unknown size, and for an SVG.
 */
export function describeSmallness({ src, width, height }: Measured, place: Place): string | null {
  const isDrawn = /\.svg(\?|$)/i.test(src);
  const isEnough = isDrawn || (width >= place.width && height >= (place.height ?? 0));
  if (isEnough || width === 0 || height === 0) return null;
  const sharp =
    place.height === undefined
      ? `${2 * place.width} pixels of width`
      : `${2 * place.width} by ${2 * place.height} pixels`;
  return `${width} by ${height} pixels are few for this place: it will look blurred. ${sharp} are sharp on every screen.`;
}
