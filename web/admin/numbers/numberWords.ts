import { openPages } from "../../../pages/pages";
import { adminLocale } from "../adminLocale";

const dayFormat = new Intl.DateTimeFormat(adminLocale, {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day of UTC, given in ISO 8601, in a form that is the same in every browser: "23 Nov". */
export function dayWords(day: string): string {
  return dayFormat.format(new Date(day));
}

export function countWords(count: number): string {
  return count.toLocaleString("en");
}

/** A duration in minutes and seconds: "1:05 min". */
export function timeWords(seconds: number): string {
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, "0")} min`;
}

/** A part of a whole in percent. 0% if the whole is 0. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? "0%" : `${Math.round((100 * part) / whole)}%`;
}

const pages: Readonly<Record<string, { label: string }>> = openPages;

/**
 * The title of a page.
 * @param name the name under which the page is counted
 * @param project the project that the page shows. Null for other pages, and if the project was deleted
 */
export function pageWords(name: string, project: { readonly name: string } | null): string {
  return project?.name ?? pages[name]?.label ?? "A project that was deleted";
}

export function referrerWords(host: string): string {
  if (host === "") return "No other page";
  return host === "other" ? "Other sites" : host;
}

const deviceNames: Readonly<Record<string, string>> = {
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
};

export const deviceWords = (device: string) => deviceNames[device] ?? device;
