import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readableOn, themeProperties } from "./themeColors";
import { fallbackColors } from "./useThemeColors";

extend([a11yPlugin]);

test.each([
  ["#0f172a", "#757575"],
  ["#ffffff", "#cccccc"],
  ["#808080", "#808080"],
  ["#fff", "#ffe"],
  ["#000000", "#c9300a"],
])("on %s the colour %s becomes readable", (background, color) => {
  expect(colord(readableOn([background], color)).contrast(background)).toBeGreaterThanOrEqual(4.5);
});

test("a colour that can be read stays as it is", () => {
  expect(readableOn(["#0f172a"], "#ffffff")).toBe("#ffffff");
});

test("browsers are told whether the palette is dark or light", () => {
  expect(themeProperties(fallbackColors)).toMatchObject({ colorScheme: "dark" });
  expect(themeProperties({ ...fallbackColors, background: "#fafafa" })).toMatchObject({
    colorScheme: "light",
  });
});

test("whatever four colours the owner chooses, texts and edges are seen on all they stand on", {
  tags: "long",
}, () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const grey = fc
    .integer({ min: 0, max: 255 })
    .map((value) => `#${value.toString(16).padStart(2, "0").repeat(3)}`);
  const anyColor = fc.oneof(color, grey);
  const palette = fc.record({
    background: anyColor,
    textPrimary: anyColor,
    textSecondary: anyColor,
    navHover: anyColor,
  });
  const equal = grey.map((value) => ({
    background: value,
    textPrimary: value,
    textSecondary: value,
    navHover: value,
  }));
  fc.assert(
    fc.property(fc.oneof(palette, equal), (colors) => {
      const properties = themeProperties(colors);
      const value = (name: `--${string}`) => String(properties[name]);
      const texts = [
        "--text-primary",
        "--text-secondary",
        "--accent-text",
        "--danger-text",
      ] as const;
      for (const text of texts) {
        for (const behind of ["--background", "--surface", "--surface-raised"] as const) {
          expect(colord(value(text)).contrast(value(behind))).toBeGreaterThanOrEqual(4.5);
        }
      }
      for (const behind of ["--background", "--surface", "--surface-raised"] as const) {
        expect(colord(value("--border-strong")).contrast(value(behind))).toBeGreaterThanOrEqual(3);
      }
      for (const ground of ["dark-ground", "light-ground"] as const) {
        expect(
          colord(value(`--on-${ground}`)).contrast(value(`--${ground}`)),
        ).toBeGreaterThanOrEqual(4.5);
      }
      expect(colord(value("--on-accent")).contrast(value("--accent"))).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});
