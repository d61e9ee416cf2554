/**
 * The admin area speaks English, and says dates alike in every browser: "26 Nov 2026, 16:05". No browser
 * reads another day out of that.
 */
export const adminLocale = "en-GB";
