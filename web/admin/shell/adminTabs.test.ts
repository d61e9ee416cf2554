import { expect, test } from "vitest";
import { tabAt } from "./AdminLayout";

test.each([
  ["/admin", "/admin"],
  ["/admin/settings", "/admin/settings"],
  ["/admin/settings/words", "/admin/settings"],
  ["/admin/settings/", "/admin/settings"],
  ["/admin/settingsbook", "/admin"],
  ["/admin/library", "/admin/library"],
])("%s stands under the tab %s", (pathname, tab) => {
  expect(tabAt(pathname)).toBe(tab);
});
