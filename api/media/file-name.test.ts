import { expect, test } from "vitest";
import { fileNameOf, readFileName } from "./file-name.ts";

test.each([
  ["Tide table.jpg", "Tide table.jpg"],
  ["/Users/ada/Desktop/a.png", "a.png"],
  ["C:\\fakepath\\a.png", "a.png"],
  ["  a\u202Egnp.png\n", "agnp.png"],
  ["Gro\u0308ße.png", "Größe.png"],
  ["U\u0308bersicht 風景 👋.jpg", "Übersicht 風景 👋.jpg"],
  ["Bild\u202F12.\u202F30\u202FPM.png", "Bild\u202F12.\u202F30\u202FPM.png"],
  ["می\u200Cخواهم 👩\u200D🎨.png", "می\u200Cخواهم 👩\u200D🎨.png"],
  ["..", ".."],
  ["photos/", ""],
  [undefined, ""],
])("%j is called %j", (given, name) => {
  expect(readFileName(given)).toBe(name);
});

test("a name without end keeps its beginning and its ending", () => {
  const name = readFileName(`${"🖼".repeat(500)}.png`);
  expect(Array.from(name)).toHaveLength(200);
  expect(name).toMatch(/^🖼+….*\.png$/u);
});

test("a file that nobody named is called as its path ends", () => {
  expect(fileNameOf({ fileName: "", path: "/objects/3f2a.png" })).toBe("3f2a.png");
  expect(fileNameOf({ fileName: "Tides.png", path: "/objects/3f2a.png" })).toBe("Tides.png");
});
