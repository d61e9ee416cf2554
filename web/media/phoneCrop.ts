/** The crop of a picture that narrow windows show. */
export type PhoneCrop = {
  readonly focalX: number;
  readonly sources: readonly { readonly mediaType: string; readonly srcSet: string }[];
};

/** The media query of those windows, as in Picture.css, and of all others. */
export const narrowWindows = "(width < 480px)";
export const otherWindows = "(width >= 480px)";

/** As wide as the height of a hero makes it, see ProjectHero.css. */
export const phoneCropSizes = "540px";
