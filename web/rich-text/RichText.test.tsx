import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { plainText } from "./parseRichText";
import { RichText } from "./RichText";

function rendered(source: string): string {
  return render(<RichText source={source} />).container.firstElementChild?.innerHTML ?? "";
}

test.each([
  [
    "**bold** _italic_ <u>line</u>",
    '<p dir="auto"><strong>bold</strong> <em>italic</em> <u>line</u></p>',
  ],
  ["**bold _and italic_**", '<p dir="auto"><strong>bold <em>and italic</em></strong></p>'],
  ["<u>a **b** c</u>", '<p dir="auto"><u>a <strong>b</strong> c</u></p>'],
  ["_a **b**_", '<p dir="auto"><em>a <strong>b</strong></em></p>'],
  ["one\ntwo\n\nthree", '<p dir="auto">one<br>two</p><p dir="auto">three</p>'],
  ["one\r\n\r\ntwo", '<p dir="auto">one</p><p dir="auto">two</p>'],
  ["• a\n- **b**", '<ul dir="auto"><li>a</li><li><strong>b</strong></li></ul>'],
  [
    "Before\n• a\n• b\nafter",
    '<p dir="auto">Before</p><ul dir="auto"><li>a</li><li>b</li></ul><p dir="auto">after</p>',
  ],
  ["snake_case_name and 2 * 3 ** 4", '<p dir="auto">snake_case_name and 2 * 3 ** 4</p>'],
  ["**left open and _this", '<p dir="auto">**left open and _this</p>'],
  ["-no list - here", '<p dir="auto">-no list - here</p>'],
  ["", ""],
  ["\n \n", ""],
])("%j", (source, markup) => {
  expect(rendered(source)).toBe(markup);
});

test("markup of any other kind stays text", () => {
  expect(rendered('<img src=x onerror="alert(1)"><u><b>x</b></u>')).toBe(
    '<p dir="auto">&lt;img src=x onerror="alert(1)"&gt;<u>&lt;b&gt;x&lt;/b&gt;</u></p>',
  );
});

test("the words alone", () => {
  expect(plainText("**One** _two_\n\n• <u>three</u>\n- four")).toBe("One two three four");
});
