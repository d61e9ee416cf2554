import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContentModule } from "../module-types/moduleTypes";
import type { ProjectSide } from "./projectSide";
import { SideView } from "./SideView";

function shown(side: ProjectSide, other: ProjectSide, mark: "ins" | "del") {
  const { container } = render(<SideView side={side} other={other} mark={mark} />);
  return (container.querySelector(".rich-text") ?? container.firstElementChild)?.innerHTML;
}

const words = (text: string): ProjectSide => ({ kind: "words", words: text });
const text = (content: string, markup?: 2): ProjectSide => ({
  kind: "module",
  module: { type: "text", id: "m", content, ...(markup && { markup }) } satisfies ContentModule,
});

test.each([
  [
    "A calm harbour tour",
    "A harbour tour at night",
    "A <del>calm </del>harbour tour",
    "A harbour tour <ins>at night</ins>",
  ],
  ["On", "Off", "On", "Off"],
  ["海は静かです", "海は暗いです", "海は<del>静か</del>です", "海は<ins>暗い</ins>です"],
])("of the words %j and %j those are marked that differ", (before, after, was, is) => {
  expect(shown(words(before), words(after), "del")).toBe(was);
  expect(shown(words(after), words(before), "ins")).toBe(is);
});

test("of a text the words are marked that are new, or in another format", () => {
  const [before, after] = [
    text("Six **desks** in a hall", 2),
    text("Six desks in a _small_ hall", 2),
  ];
  expect(shown(before, after, "del")).toBe(
    '<p dir="auto">Six <strong><del>desks</del></strong> in a hall</p>',
  );
  expect(shown(after, before, "ins")).toBe(
    '<p dir="auto">Six <ins>desks </ins>in a <em><ins>small</ins></em> hall</p>',
  );
});

test("a text that is converted shows no change where none is seen", () => {
  const [before, after] = [text("1. First **desk**"), text("1\\. First **desk**", 2)];
  expect(shown(after, before, "ins")).toBe('<p dir="auto">1. First <strong>desk</strong></p>');
});

test("a text that the other side has not is shown without marks", () => {
  const missing: ProjectSide = { kind: "missing", words: "Not there" };
  expect(shown(text("New"), missing, "ins")).toBe('<p dir="auto">New</p>');
});

test("a text that is another one altogether is marked in full, soon enough", () => {
  const long = (word: string) =>
    text(Array.from({ length: 3_000 }, (_, at) => word + at).join(" "));
  expect(shown(long("a"), long("b"), "del")).toMatch(/^<p dir="auto"><del>a0 .*<\/del><\/p>$/);
});
