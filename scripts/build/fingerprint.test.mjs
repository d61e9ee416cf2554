import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doOnce } from "./fingerprint.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-fingerprint-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("a step is repeated after an interrupted one, although its files are as they were before", async () => {
  const result = join(folder, "result");
  const build = vi.fn(async () => writeFileSync(result, ""));
  const buildOf = (/** @type {string} */ source, run = build) =>
    doOnce({
      name: "Building",
      stamp: join(folder, "stamp"),
      fingerprint: () => source,
      result,
      run,
    });
  await buildOf("old");
  await buildOf("old");
  expect(build).toHaveBeenCalledTimes(1);

  const interrupted = buildOf("new", vi.fn().mockRejectedValue(new Error("stopped")));
  await expect(interrupted).rejects.toThrow("stopped");
  await buildOf("old");
  expect(build).toHaveBeenCalledTimes(2);
});
