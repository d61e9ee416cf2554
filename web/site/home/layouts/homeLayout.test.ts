import { expect, test } from "vitest";
import { knownLayout, layoutFiles, loadHomeLayout } from "./homeLayout";

test("a layout of a newer version is shown as the default, which has no style sheet", async () => {
  const newer = "CAROUSEL" as Parameters<typeof knownLayout>[0]; // as a newer server returns
  expect(knownLayout(newer)).toBe("MOSAIC");
  expect(layoutFiles(knownLayout(newer))).toEqual([]);
  await expect(loadHomeLayout(newer)).resolves.toBeUndefined();
  expect(knownLayout("STRIP")).toBe("STRIP");
});
