import { existsSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { blocks } from "./blocks";

test("a block is here once a case study with one was read, and no other", async () => {
  // Another test may have loaded some blocks.
  vi.resetModules();
  const { loadBlocks, loadedBlock } = await import("./blocks");
  expect(loadedBlock("CodeModule")).toBeUndefined();
  await loadBlocks(["TextModule", "CodeModule", "CodeModule"]);
  expect(loadedBlock("CodeModule")).toHaveProperty("name", "CodeBlock");
  expect(loadedBlock("GalleryModule")).toBeUndefined();
});

test.each(Object.values(blocks))("the file $file is the one that is loaded", ({ file }) => {
  expect(existsSync(file)).toBe(true);
  const source = readFileSync("web/modules/blocks.ts", "utf8");
  const path = file.replace("web/modules", ".").replace(".tsx", "");
  expect(source).toContain(`file: "${file}",\n    load: async () => (await import("${path}"))`);
});
