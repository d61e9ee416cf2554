import { dayWords } from "./numberWords";

type Day = {
  readonly day: string;
  readonly visitors: number;
  readonly views: number;
  readonly reads: number;
};

/** What one bar of the chart shows. */
export type Period = Omit<Day, "day"> & {
  /** Its first day. */
  day: string;
  label: string;
};

/** More bars than this are too thin to be told apart, or pressed. */
const maxBars = 60;

/** The days of a span, or its weeks where there are too many days: the last week ends today. */
export function periodsOf(days: readonly Day[]): Period[] {
  if (days.length <= maxBars) {
    return days.map(({ day, visitors, views, reads }) => ({
      ...{ day, visitors, views, reads },
      label: dayWords(day),
    }));
  }
  const first = days.length % 7;
  const starts = [...(first > 0 ? [0] : []), ...days.keys()].filter(
    (index, place) => (place === 0 && first > 0) || (index >= first && (index - first) % 7 === 0),
  );
  return starts.map((start, index) => {
    const week = days.slice(start, starts[index + 1]);
    const sum = (of: (day: Day) => number) => week.reduce((total, day) => total + of(day), 0);
    const from = week[0]?.day ?? "";
    return {
      day: from,
      label: `${dayWords(from)} – ${dayWords(week.at(-1)?.day ?? from)}`,
      visitors: sum(({ visitors }) => visitors),
      views: sum(({ views }) => views),
      reads: sum(({ reads }) => reads),
    };
  });
}
