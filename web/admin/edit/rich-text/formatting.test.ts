import { expect, test } from "vitest";
import {
  continueList,
  marks,
  type TextEdit,
  type TextSelection,
  toggleBullets,
  toggleMark,
} from "./formatting";

/** Text in which | stands at both ends of what is chosen, or once for the cursor. */
function read(written: string): TextSelection {
  const start = written.indexOf("|");
  const second = written.indexOf("|", start + 1);
  return { text: written.replaceAll("|", ""), start, end: second < 0 ? start : second - 1 };
}

function apply({ text }: TextSelection, { from, to, insert, start, end }: TextEdit): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  const chosen = start === end ? "|" : `|${changed.slice(start, end)}|`;
  return changed.slice(0, start) + chosen + changed.slice(end);
}

test.each([
  ["a |word| b", "bold", "a **|word|** b"],
  ["a **|word|** b", "bold", "a |word| b"],
  ["a |**word**| b", "bold", "a |word| b"],
  ["a |word | b", "italic", "a _|word|_  b"],
  ["a |word|", "underline", "a <u>|word|</u>"],
  ["a |", "bold", "a **|**"],
  ["a **|**", "bold", "a |"],
  ["a **bo|**", "bold", "a **bo**|"],
  ["a <u>x|</u>", "underline", "a <u>x</u>|"],
  ["|one\ntwo|", "bold", "|**one**\n**two**|"],
  ["|**one**\n**two**|", "bold", "|one\ntwo|"],
  ["|• one\n\n- two|", "italic", "|• _one_\n\n- _two_|"],
] as const)("%j %s", (before, mark, after) => {
  const selection = read(before);
  expect(apply(selection, toggleMark(selection, marks[mark]))).toBe(after);
});

test.each([
  ["one|", "• one|"],
  ["• one|", "one|"],
  ["|", "• |"],
  ["a\n|one\ntwo|\nb", "a\n|• one\n• two|\nb"],
  ["|• one\n- two|", "|one\ntwo|"],
  ["|• one\n\ntwo|", "|• one\n\n• two|"],
])("bullets: %j", (before, after) => {
  const selection = read(before);
  expect(apply(selection, toggleBullets(selection))).toBe(after);
});

test.each([
  ["• one|", "• one\n• |"],
  ["- one|", "- one\n- |"],
  ["• on|e", "• on\n• |e"],
  ["• one\n• |", "• one\n|"],
  ["one|", null],
])("Enter: %j", (before, after) => {
  const selection = read(before);
  const edit = continueList(selection);
  expect(edit && apply(selection, edit)).toBe(after);
});
