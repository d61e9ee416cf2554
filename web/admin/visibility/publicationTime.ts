import { useHydrated } from "../../site/useHydrated";
import { adminLocale } from "../adminLocale";

/** The time zone of this browser. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The stored time zone if this browser supports it, otherwise the time zone of the browser. */
export function usableZone(stored: string | null | undefined): string {
  if (!stored) return browserZone();
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: stored }).resolvedOptions().timeZone;
  } catch {
    return browserZone();
  }
}

type Length = "short" | "full";

/**
 * The time of a scheduled publication as text: in the time zone in which the owner chose it or, if the
 * browser does not know that zone, in the zone of the browser. Until hydration the date in UTC. Empty if
 * nothing is scheduled.
 */
export function usePublicationTime(
  publishAt: string | null | undefined,
  zone: string | null | undefined,
  length: Length,
): string {
  const isHydrated = useHydrated();
  if (!publishAt) return "";
  if (!isHydrated) return publishAt.slice(0, 10);
  return formatPublication(new Date(publishAt), usableZone(zone), length);
}

export function formatPublication(moment: Date, timeZone: string, length: Length): string {
  const yearOf = (date: Date) =>
    date.toLocaleDateString(adminLocale, { year: "numeric", timeZone });
  const isThisYear = yearOf(moment) === yearOf(new Date());
  const isFull = length === "full";
  const day = moment.toLocaleDateString(adminLocale, {
    day: "numeric",
    month: isFull ? "long" : "short",
    ...((isFull || !isThisYear) && { year: "numeric" }),
    timeZone,
  });
  const hasSeconds = moment.getUTCSeconds() !== 0;
  const hour = moment.toLocaleTimeString(adminLocale, {
    timeStyle: isFull && hasSeconds ? "medium" : "short",
    timeZone,
  });
  return isFull ? `${day}, ${hour} (${timeZone.replaceAll("_", " ")})` : `${day}, ${hour}`;
}
