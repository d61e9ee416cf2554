import { expect, test } from "vitest";
import { faultOfWebVtt, normalizeWebVtt } from "./web-vtt.ts";

const faultOf = (text: string) => faultOfWebVtt(normalizeWebVtt(text));

test("captions with names, notes, styles, settings and hours are accepted in any line ends", () => {
  const text =
    "\uFEFFWEBVTT - German\r\nKind: captions\r\n\r\nNOTE by hand\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nfirst\r\n00:01.000 --> 00:04.000 align:start\r\nEbbe\r\n- & Flut\r\n\r\n\r\n100:00:05.000 --> 100:00:06.500\r\n<v Ada>Land";
  expect(faultOf(text)).toBeNull();
  expect(normalizeWebVtt(text)).not.toMatch(/\r|\uFEFF/);
  expect(normalizeWebVtt("WEBVTT\0\r")).toBe("WEBVTT\uFFFD\n");
});

test.each([
  ["", "Line 1: begin with WEBVTT and an empty line."],
  ["1\n00:01,000 --> 00:02,000\nA", "Line 1: begin with WEBVTT"],
  ["WEBVTTX\n", "Line 1: begin with WEBVTT"],
  ["WEBVTT", "There is no caption yet."],
  ["WEBVTT\n\nNOTE none", "There is no caption yet."],
  ["WEBVTT\n00:01.000 --> 00:02.000\nA", "Line 2: leave an empty line after WEBVTT."],
  ["WEBVTT\n\n1\n00:01,000 --> 00:02,000\nA", "Line 4: write the time as 00:01.000"],
  ["WEBVTT\n\n0:01 --> 0:02\nA", "Line 3: write the time as"],
  ["WEBVTT\n\n00:61.000 --> 00:62.000\nA", "Line 3: write the time as"],
  ["WEBVTT\n\nAlone\n\n00:01.000 --> 00:02.000\nA", "Line 3: a time is missing above this text."],
  ["WEBVTT\n\n00:02.000 --> 00:02.000\nA", "Line 3: it ends at 00:02.000, before it begins."],
  [
    "WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:02.000 --> 00:03.000\nB",
    "Line 5: leave an empty line before the next time.",
  ],
])("the fault of %j is told with its line", (text, fault) => {
  expect(faultOf(text)).toContain(fault);
});
