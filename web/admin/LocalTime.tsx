import { useHydrated } from "../site/useHydrated";
import { adminLocale } from "./adminLocale";

type Props = {
  /** The time, in ISO 8601. */
  value: string;
  /** "short": only the time if it is today, otherwise only the date. "full": date and time. */
  style: "short" | "full";
};

/** A date and time in the time zone of the browser. Until hydration it is the date in UTC. */
export function LocalTime({ value, style }: Props) {
  const isInBrowser = useHydrated();
  return (
    <time className="local-time" dateTime={value}>
      {isInBrowser ? formatMoment(new Date(value), style) : value.slice(0, 10)}
    </time>
  );
}

function formatMoment(moment: Date, style: Props["style"]): string {
  if (style === "full") {
    return moment.toLocaleString(adminLocale, { dateStyle: "long", timeStyle: "short" });
  }
  const now = new Date();
  if (moment.toDateString() === now.toDateString()) {
    return moment.toLocaleTimeString(adminLocale, { timeStyle: "short" });
  }
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(adminLocale, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  });
}
