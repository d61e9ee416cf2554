import { adminLocale } from "../../adminLocale";

/** The day of a point in time, in everyday words: "today", "yesterday", "on 3 May". */
export function dayWords(moment: Date, now: Date): string {
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  // Rounded, because days with a change of the clock are an hour shorter or longer.
  const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return `on ${moment.toLocaleDateString(adminLocale, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  })}`;
}

/** A duration in everyday words: "6 minutes". */
export function minutesWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return "less than a minute";
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** How many projects of a link were read, in words. Null for a link without projects. */
export function projectsWords(read: number, named: number): string | null {
  if (named === 0) return null;
  return `${read} of ${named} ${named === 1 ? "project" : "projects"}`;
}

/**
 * How far a case study of `count` sections was read.
 * @param seen the names of the sections that were in sight
 */
export function sectionsWords(seen: readonly string[], count: number): string {
  const far = `${seen.length} of ${count} ${count === 1 ? "section" : "sections"}`;
  return seen.length > 0 ? `${far}: ${seen.join(", ")}` : far;
}
