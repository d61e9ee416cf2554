import { expect, test, vi } from "vitest";
import type { Place } from "./places";
import { destinations, help, idOf, settings, texts } from "./places";
import { searchPlaces } from "./searchPlaces";

const place = (label: string, kind = "", also = ""): Place => ({
  ...{ label, kind, also },
  goal: { to: `/${label}` },
});

const labels = (places: readonly Place[], typed: string) =>
  searchPlaces(places, typed, 40).map(({ label }) => label);

test("every word has to be there; those whose label has them come first", () => {
  const places = [
    place("Banner", "Setting", "notice"),
    place("Footer text", "Site Identity"),
    place("Tagline", "Site Identity", "text"),
    place("Text", "Palette"),
  ];
  expect(labels(places, "text")).toEqual(["Text", "Footer text", "Tagline"]);
  expect(labels(places, "identity text")).toEqual(["Footer text", "Tagline"]);
  expect(labels(places, "foot tex")).toEqual(["Footer text"]);
  expect(labels(places, "NOTICE")).toEqual(["Banner"]);
  expect(labels(places, "nothing of it")).toEqual([]);
});

test("no more are found than were asked for, the best of them", () => {
  const places = [place("Middle of it", "Text"), place("Text"), place("Text of it")];
  expect(searchPlaces(places, "text", 2).map(({ label }) => label)).toEqual(["Text", "Text of it"]);
});

test("accents make no difference, in either", () => {
  expect(labels([place("Ærøskøbing"), place("Café")], "cafe")).toEqual(["Café"]);
  expect(labels([place("Cafe")], "Café")).toEqual(["Cafe"]);
});

test("what is typed of a default text leads to its field", () => {
  const [found] = searchPlaces(texts, "have a conversation", 40);
  expect(found).toMatchObject({ goal: { to: "/admin/settings/words#words.connect.heading" } });
});

test.each([
  ["voice", "Type style"],
  ["light", "Site colors only"],
  ["lit", "Site colors only"],
  ["nav hover", "Accent"],
  ["numbers", "Statistics"],
  ["headline", "Tagline"],
  ["describe", "Library"],
])("what was called “%s” is found by that word as “%s”", (former, label) => {
  expect(labels([...destinations, ...settings], former)).toContain(label);
});

test("every place is found by its own name, and is one of its kind", { tags: "long" }, () => {
  const all = [...destinations, ...settings, ...help, ...texts];
  for (const one of all) {
    expect(searchPlaces(all, `${one.label} ${one.kind}`, 15)).toContain(one);
  }
  expect(new Set(all.map(idOf)).size).toBe(all.length);
});

test("a browser in Turkish finds the same", () => {
  vi.spyOn(String.prototype, "toLocaleLowerCase").mockImplementation(function (this: string) {
    return this.replaceAll("I", "ı").toLowerCase();
  });
  expect(labels([place("Inbox")], "inbox")).toEqual(["Inbox"]);
  vi.restoreAllMocks();
});
