/**
 * The admin area speaks English, and says dates alike in every browser: "26 Nov 2026, 16:05". No browser
 * reads another day out of that.
 */
export const adminLocale = "en-GB";

/** A date and its time, in the time zone of the browser. */
export const momentFormat = new Intl.DateTimeFormat(adminLocale, {
  dateStyle: "medium",
  timeStyle: "short",
});
