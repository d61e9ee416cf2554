import { icon } from "../kit/icons.ts";
import { canvas, circle, group, type Point, path, polylineData, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { corridor, estuary, ink, vessel } from "./chart.ts";
import { pilotTrack, proposedTrack } from "./survey.ts";

const size = { width: 1600, height: 1000 } as const;

/** Points along the Catmull-Rom curve that `curveData` draws. */
function sample(points: readonly Point[], perSegment = 40): Point[] {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const sampled: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < perSegment; step += 1) {
      const t = step / perSegment;
      const along = (axis: 0 | 1) => {
        const [a, d] = [from[axis], to[axis]];
        const [b, c] = [a + (d - before[axis]) / 6, d - (after[axis] - a) / 6];
        return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
      };
      sampled.push([along(0), along(1)]);
    }
  }
  return sampled;
}

const proposed = sample(proposedTrack);
const own = sample(pilotTrack);
const fork = 3 * 40;
/** What the ship really sails: the proposal up to waypoint 2, then the pilot’s own line. */
const sailed = [...proposed.slice(0, fork), ...own];

function ease(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  return clamped * clamped * (3 - 2 * clamped);
}

function between(time: number, start: number, end: number): number {
  return ease((time - start) / (end - start));
}

function card(label: string, detail: string, colour: string, opacity: number): string {
  if (opacity <= 0) {
    return "";
  }
  return group(
    circle(40, 52, 12, { fill: colour }) +
      text(label, 70, 64, { size: 38, face: "sansSemibold", fill: ink.paper, tracking: -0.01 }) +
      text(detail, 70, 112, { size: 27, fill: "#b9cddc" }),
    { x: 64, y: 760, opacity },
  );
}

/** One moment of the video; moment runs from 0 to 1, and 1 looks like 0. The first shows the ship under way. */
function videoFrame(moment: number): string {
  const time = (moment + 0.1) % 1;
  const position = Math.round((fork - 36 + 140 * time) * 100) / 100;
  const index = Math.floor(position);
  const [here, next] = [sailed[index] ?? [0, 0], sailed[index + 1] ?? [0, 0]];
  const [before, ahead] = [sailed[index - 6] ?? here, sailed[index + 8] ?? next];
  const share = position - index;
  const heading = (Math.atan2(ahead[1] - before[1], ahead[0] - before[0]) * 180) / Math.PI;
  const visible = Math.min(between(time, 0, 0.06), 1 - between(time, 0.92, 1));
  const drawn = own.slice(0, Math.max(2, Math.round(own.length * between(time, 0.3, 0.55))));
  const [alarm, chosen] = [between(time, 0.16, 0.22), between(time, 0.3, 0.36)];
  const fade = 1 - between(time, 0.92, 1);
  const ripple = (time * 6) % 1;
  const tow =
    alarm * fade <= 0
      ? ""
      : group(
          vessel(0, 0, 170, 0.9, "#f2546a") +
            circle(0, 0, 60 + ripple * 60, {
              stroke: "#f2546a",
              width: 4,
              opacity: (1 - ripple) * 0.8,
            }),
          { x: 1168, y: 642, opacity: alarm * fade },
        );
  const line =
    chosen * fade <= 0
      ? ""
      : group(
          path(polylineData(drawn), {
            stroke: ink.mint,
            width: 84,
            opacity: 0.16,
            cap: "round",
            join: "round",
          }) +
            path(polylineData(drawn), { stroke: ink.mint, width: 8, cap: "round", join: "round" }),
          { opacity: fade },
        );
  const map = group(
    estuary() +
      corridor(proposedTrack, ink.signal) +
      line +
      tow +
      group(vessel(0, 0, heading, 1.25), {
        x: here[0] + (next[0] - here[0]) * share,
        y: here[1] + (next[1] - here[1]) * share,
        opacity: visible,
      }),
    { x: -480, y: -500, scale: 1.3 },
  );
  return (
    map +
    rect(64, 760, 760, 160, { fill: "#0b1e32", stroke: "#24435d", width: 2 }, 24) +
    card(
      "Proposed by Passage",
      "Arrival 07:20, least water 1.9 m",
      ink.signal,
      Math.max(1 - between(time, 0.14, 0.17), between(time, 0.96, 0.99)),
    ) +
    card(
      "Tow leaving Berth 2",
      "Passage did not know. The pilot does.",
      "#f2546a",
      Math.min(between(time, 0.17, 0.2), 1 - between(time, 0.3, 0.33)),
    ) +
    card(
      "Your line",
      "Arrival 07:26, least water 1.6 m",
      ink.mint,
      Math.min(between(time, 0.33, 0.36), 1 - between(time, 0.93, 0.96)),
    ) +
    circle(1480, 100, 44, { fill: "#0b1e32", stroke: "#24435d", width: 2 }) +
    icon("ship", 1456, 76, 48, { colour: ink.mint, weight: 1.8 })
  );
}

export const passageVideoPoster: Picture = {
  ...size,
  alt: "The chart before the video begins: an orange track, and the words Proposed by Passage",
  draw: () => canvas(size.width, size.height, ink.deep, videoFrame(0)),
};

export function videoPicture(time: number): string {
  return canvas(size.width, size.height, ink.deep, videoFrame(time));
}
