import { afterEach, expect, test } from "vitest";
import { embedPageState, type PageState, readPageState } from "./pageState";

afterEach(() => {
  document.body.innerHTML = "";
});

const stateWith = (siteWords: unknown): PageState => ({
  records: {
    "client:root": { __id: "client:root", __typename: "__Root", siteWords },
    other: { __id: "other", __typename: "Other" },
  },
  errors: {},
  origin: "https://ilse.example",
  theme: null,
  siteTheme: null,
  postedForm: null,
});

test("a site that speaks documented English sends nothing for it, and knows that it does", () => {
  const html = embedPageState(stateWith(null));
  expect(html).not.toContain("siteWords");
  document.body.innerHTML = html;
  expect(readPageState()).toEqual(stateWith(null));
});

test("one that does not sends what it says", () => {
  document.body.innerHTML = embedPageState(stateWith({ __ref: "other" }));
  expect(readPageState()).toEqual(stateWith({ __ref: "other" }));
});

test("a page is the same whatever order its queries were answered in", () => {
  const { records, ...rest } = stateWith({ __ref: "other" });
  const backwards = Object.fromEntries(
    Object.entries(records)
      .reverse()
      .map(([id, record]) => [id, Object.fromEntries(Object.entries(record).reverse())]),
  );
  expect(embedPageState({ records: backwards, ...rest })).toBe(
    embedPageState({ records, ...rest }),
  );
});

test("no text of a site ends the element or begins another", () => {
  const html = embedPageState(stateWith("</script><script>alert(1)</script>"));
  expect(html.match(/</g)).toHaveLength(2);
  document.body.innerHTML = html;
  expect(document.querySelectorAll("script")).toHaveLength(1);
});
