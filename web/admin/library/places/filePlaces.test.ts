import { expect, test } from "vitest";
import { defaultSectionNames } from "../../../../content/section-layout";
import { namingOf } from "../../editing/sectionNames";
import { describePlaces } from "./FilePlaces";

const use = {
  place: "HERO_IMAGE",
  isHidden: false,
  isStart: false,
  isInTrash: false,
  modulePlaces: [],
  project: { databaseId: 7, name: "Orrery", sectionLayout: [] },
} as const;

test.each([
  [use, "Orrery: Detail Page Hero Image", "/admin/edit/7#images.detail-page-hero-image"],
  [
    { ...use, place: "SHIPPED_GOODS", isHidden: true },
    "Orrery: Shipped Goods, hidden",
    "/admin/edit/7#shipped-goods",
  ],
  [{ ...use, place: "WHY", isStart: true }, "Orrery: Why, until it plays", "/admin/edit/7#why"],
  [
    { ...use, place: "SOCIAL_IMAGE" },
    "Orrery: Social Picture",
    "/admin/edit/7#search-and-sharing.social-picture",
  ],
  [
    { ...use, place: "SOCIAL_IMAGE", project: null },
    "Site: Social picture",
    "/admin/settings/site#search-and-sharing.social-picture",
  ],
  [
    { ...use, place: "LOGO", project: null },
    "Site: Logo",
    "/admin/settings/site#site-identity.logo",
  ],
  [{ ...use, place: "FAVICON", project: null }, "Site: Icon", "/admin/settings#favicon.icon"],
  [{ ...use, isInTrash: true }, "Orrery: Detail Page Hero Image, in the trash", null],
  [{ ...use, place: "%future added value" }, "Orrery: Another place", null],
] as const)("%j is %s", (place, words, to) => {
  expect(describePlaces(place, namingOf(defaultSectionNames))).toEqual([{ words, to }]);
});

test("a picture of several modules leads to each of them", () => {
  const shown = { ...use, place: "WHY", modulePlaces: [1, 3], isHidden: true } as const;
  expect(describePlaces(shown, namingOf(defaultSectionNames))).toEqual([
    { words: "Orrery: Why, module 1, hidden", to: "/admin/edit/7#why.module-1" },
    { words: "Orrery: Why, module 3, hidden", to: "/admin/edit/7#why.module-3" },
  ]);
});

test("a section is called as visitors read it, and keeps its address", () => {
  const naming = namingOf({ ...defaultSectionNames, why: "Anlass" });
  const place = { ...use, place: "WHY", modulePlaces: [2] } as const;
  const to = "/admin/edit/7#why.module-2";
  expect(describePlaces(place, naming)).toEqual([{ words: "Orrery: Anlass, module 2", to }]);
  const sectionLayout = [{ section: "WHY", name: "Der Auftrag" }] as const;
  const renamed = { ...place, project: { ...use.project, sectionLayout } };
  expect(describePlaces(renamed, naming)).toEqual([{ words: "Orrery: Der Auftrag, module 2", to }]);
});
