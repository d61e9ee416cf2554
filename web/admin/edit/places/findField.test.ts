import { beforeEach, expect, test } from "vitest";
import { offsetIn, putCaret } from "../../preview/sameText";
import { findField } from "./findField";

// The card of a module with its fields, reduced to what `findField` reads.
const card = document.createElement("article");
card.innerHTML = `
  <header><button>Module 1</button></header>
  <div class="module-card-body">
    <input id="title" value="The quay">
    <div contenteditable="true" id="left"><p id="one">Lamps are
      lit.</p><ul><li id="item"><p id="inner">Every evening</p></li></ul></div>
    <fieldset><span class="media-thumbnail" data-size="large"></span><button id="first">Replace</button></fieldset>
    <fieldset><span class="media-thumbnail" data-size="large"></span><button id="second">Replace</button></fieldset>
    <input id="value" value="84 %"><textarea id="caption">Seen from the water</textarea>
  </div>`;
beforeEach(() => document.body.replaceChildren(card));

const found = (picked?: Parameters<typeof findField>[1]) => {
  const place = findField(card, picked);
  return [place?.control.id, place?.paragraph?.id];
};

test("the words that were pressed are found in plain fields and in the paragraphs of texts", () => {
  expect(found({ text: "Seen from  the water" })).toEqual(["caption", undefined]);
  expect(found({ text: "Lamps are lit." })).toEqual(["left", "one"]);
  expect(found({ text: "Every evening" })).toEqual(["left", "inner"]);
});

test("words that stand beside others on the page are found too", () => {
  expect(found({ text: "31 % → 84 %" })).toEqual(["value", undefined]);
});

test("a picture leads to its own controls", () => {
  expect(found({ picture: 1 })).toEqual(["second", undefined]);
});

test("what is found nowhere leads to the first field, not to the buttons above it", () => {
  expect(found({ text: "Elsewhere" })).toEqual(["title", undefined]);
  expect(found({ picture: 7 })).toEqual(["title", undefined]);
  expect(found()).toEqual(["title", undefined]);
});

test("a caret goes to the same place in the words", () => {
  const page = document.createElement("p");
  page.innerHTML = "Lamps <strong>are lit</strong> again.";
  const strong = page.querySelector("strong")?.firstChild;
  if (!strong) throw new Error("no words");
  const offset = offsetIn(page, strong, 4);
  expect(offset).toBe(10);
  const paragraph = document.createElement("p");
  paragraph.innerHTML = "<em>Lamps</em> are lit again.";
  document.body.append(paragraph);
  putCaret(paragraph, offset);
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  expect([anchorNode?.textContent, anchorOffset]).toEqual([" are lit again.", 5]);
});
