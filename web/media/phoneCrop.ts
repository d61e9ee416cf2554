/** The crop of a picture that narrow windows show. */
export type PhoneCrop = {
  readonly focalX: number;
  readonly sources: readonly { readonly mediaType: string; readonly srcSet: string }[];
};

/** The media query of narrow windows, as in Picture.css, and the one of all others. */
export const narrowWindows = "(width < 480px)";
export const otherWindows = "(width >= 480px)";

/** The `sizes` of the crop: the height of a hero determines its width, see ProjectHero.css. */
export const phoneCropSizes = "540px";
