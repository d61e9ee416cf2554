/** The crop of a picture that narrow windows show. */
export type PhoneCrop = {
  readonly focalX: number;
  readonly sources: readonly { readonly mediaType: string; readonly srcSet: string }[];
};

/** The media queries of narrow windows, as in Picture.css, and of all other windows. */
export const narrowWindows = "(width < 480px)";
export const otherWindows = "(width >= 480px)";

/**
 * The `sizes` attribute of the crop: 0.9 of the height of a hero, 600 px
 * (api/media/derivatives/phone-crop.ts).
 */
export const phoneCropSizes = "540px";
