import { loadavg } from "node:os";
import { describeMachine, megabytes, table } from "../markdown.ts";
import { type CostBySize, sumOf } from "../processor.ts";
import { millisecondsOf } from "../report.ts";
import type { Start } from "../start.ts";
import { counts, type FirstPages, type Growing } from "./growth.ts";

export type InstanceResults = {
  start: Start;
  /** Resident bytes of each instance, before the load and after it. */
  idle: number[];
  busy: number[];
  growing: Growing[];
  firstPages: FirstPages;
  costs: CostBySize[];
  sizes: readonly number[];
};

const sides = ["one, no nginx", ...counts.map((count) => `${count} behind nginx`)];

/** The report as Markdown. */
export function reportInstances(results: InstanceResults, date: Date, minutes: number): string {
  const { start, idle, busy, growing, firstPages, costs, sizes } = results;
  return `# Results with several instances

Made by \`npm run bench:instances\` on ${date.toISOString().slice(0, 10)} in ${minutes} minutes: ${describeMachine()}. Instances, nginx, PostgreSQL and the load share the machine, whose load was ${loadavg()[1]?.toFixed(1)} over the last five minutes. Rates depend on what else the machine does; processor time and alternating ratios depend on it much less.

## Growth

Answers a second, twelve projects, by turns; four instances run all the time, of which nginx asks as many as are named.

${table(
  ["", ...sides],
  growing.map(({ name, sides }) => [name, ...sides.map(({ rate }) => Math.round(rate))]),
)}

Processor time of one answer in milliseconds: all instances + PostgreSQL + nginx = the sum.

${table(
  ["", ...sides],
  growing.map(({ name, sides }) => [
    name,
    ...sides.map(({ times }) => {
      const parts = Object.values(times).map((time) => time.toFixed(2));
      return `${parts.join(" + ")} = ${sumOf(times).toFixed(2)}`;
    }),
  ]),
)}

The requests per second that one dedicated processor could serve, from these times; N processors serve N times as many. The limit is PostgreSQL, of which there is only one; the last column is what each of its processors could serve.

${table(
  ["", "of one instance", "with PostgreSQL and nginx", "PostgreSQL alone"],
  growing.map(({ name, sides }) => {
    const times = sides[1 + counts.indexOf(2)]?.times ?? {};
    const rate = (time = 0) => (time > 0 ? Math.round(1000 / time).toLocaleString("en") : "–");
    return [name, rate(times.Vitrine), rate(sumOf(times)), rate(times.PostgreSQL)];
  }),
)}

## First page after a write through another instance

${firstPages.own.toFixed(1)} ms at the instance that wrote, ${firstPages.other.toFixed(1)} ms at the other; ${firstPages.stale} answers did not have what was written.

## Processor time of one response with two instances behind nginx

In units of what a bare \`node:http\` server takes to send 13 kB, measured by turns in the same run, and in milliseconds, by the number of projects.

${table(
  ["", ...sizes.map((size) => size.toLocaleString("en"))],
  costs.map(({ name, bySize }) => [
    name,
    ...bySize.map((cost) => `${Math.round(cost.units)} / ${millisecondsOf(cost)}`),
  ]),
)}

## Starting and memory

From the start of one instance to the first page: ${Math.round(start.warm)} ms. Resident, each of four: ${idle.map(megabytes).join(", ")} at rest; ${busy.map(megabytes).join(", ")} after all of this.
`;
}
