/**
 * The admin area is in English, and shows dates in the same form in every browser: "26 Nov 2026, 16:05". No
 * reader can confuse day and month in this form.
 */
export const adminLocale = "en-GB";

/** The format of a date with its time, in the time zone of the browser unless another one is given. */
export const momentIn = (timeZone?: string) =>
  new Intl.DateTimeFormat(adminLocale, { dateStyle: "medium", timeStyle: "short", timeZone });

export const momentFormat = momentIn();
