import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { plainText } from "./parseRichText";
import { RichText } from "./RichText";

function rendered(source: string): string {
  return render(<RichText source={source} />).container.firstElementChild?.innerHTML ?? "";
}

test.each([
  ["**bold** _italic_ <u>line</u>", "<p><strong>bold</strong> <em>italic</em> <u>line</u></p>"],
  ["**bold _and italic_**", "<p><strong>bold <em>and italic</em></strong></p>"],
  ["<u>a **b** c</u>", "<p><u>a <strong>b</strong> c</u></p>"],
  ["_a **b**_", "<p><em>a <strong>b</strong></em></p>"],
  ["one\ntwo\n\nthree", "<p>one<br>two</p><p>three</p>"],
  ["one\r\n\r\ntwo", "<p>one</p><p>two</p>"],
  ["• a\n- **b**", "<ul><li>a</li><li><strong>b</strong></li></ul>"],
  ["Before\n• a\n• b\nafter", "<p>Before</p><ul><li>a</li><li>b</li></ul><p>after</p>"],
  ["snake_case_name and 2 * 3 ** 4", "<p>snake_case_name and 2 * 3 ** 4</p>"],
  ["**left open and _this", "<p>**left open and _this</p>"],
  ["-no list - here", "<p>-no list - here</p>"],
  ["", ""],
  ["\n \n", ""],
])("%j", (source, markup) => {
  expect(rendered(source)).toBe(markup);
});

test("markup of any other kind stays text", () => {
  expect(rendered('<img src=x onerror="alert(1)"><u><b>x</b></u>')).toBe(
    '<p>&lt;img src=x onerror="alert(1)"&gt;<u>&lt;b&gt;x&lt;/b&gt;</u></p>',
  );
});

test("the words alone", () => {
  expect(plainText("**One** _two_\n\n• <u>three</u>\n- four")).toBe("One two three four");
});
