import { existsSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { blockFiles } from "./loadedBlocks";

test("a block is here once a case study with one was read, and no other", async () => {
  // Another test may have loaded some.
  vi.resetModules();
  const { loadBlocks, loadedBlock } = await import("./loadedBlocks");
  expect(loadedBlock("CodeModule")).toBeUndefined();
  await loadBlocks(["TextModule", "CodeModule", "CodeModule"]);
  expect(loadedBlock("CodeModule")).toHaveProperty("name", "CodeBlock");
  expect(loadedBlock("GalleryModule")).toBeUndefined();
});

test.each(Object.entries(blockFiles))(
  "the file of a %s is the one that is loaded",
  (type, file) => {
    expect(existsSync(file)).toBe(true);
    const source = readFileSync("web/modules/loadedBlocks.ts", "utf8");
    const path = file.replace("web/modules", ".").replace(".tsx", "");
    expect(source).toContain(`${type}: async () => (await import("${path}"))`);
  },
);
