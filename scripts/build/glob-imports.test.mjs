import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expandImports } from "./glob-imports.mjs";

const folder = mkdtempSync(join(tmpdir(), "vitrine-globs-"));
for (const [name, file] of [
  ["quote", "poster.css"],
  ["gallery", "poster.css"],
  ["text", "editorial.css"],
]) {
  mkdirSync(join(folder, "modules", name ?? ""), { recursive: true });
  writeFileSync(join(folder, "modules", name ?? "", file ?? ""), "");
}

test("a star stands for every folder that has the sheet, in the order of their names", () => {
  const source = '@import "./pages.css";\n@import "./modules/*/poster.css";\n.a { color: red }';
  expect(expandImports(source, folder)).toBe(
    [
      '@import "./pages.css";',
      '@import "./modules/gallery/poster.css";',
      '@import "./modules/quote/poster.css";',
      ".a { color: red }",
    ].join("\n"),
  );
});

test("a name that no folder has is an error", () => {
  expect(() => expandImports('@import "./modules/*/wide.css";', folder)).toThrow("finds nothing");
});
