/** @module-tag matrix */

import { expect, inject, test } from "vitest";
import { everyTorture, runTorture } from "../torture/every-torture.ts";

test.each(everyTorture(false).map((torture) => [torture.name, torture] as const))(
  "survives %s",
  async (_name, torture) => {
    const seen = await runTorture(torture, inject("preparedFolders").demo);
    expect(seen ?? "cannot be done here").toBeTruthy();
  },
  60_000,
);
