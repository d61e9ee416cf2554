import { expect, test } from "vitest";
import { z } from "zod";
import { freeTexts } from "./free-texts.ts";

const form = z.looseObject({
  type: z.literal("list"),
  side: z.enum(["left", "right"]).catch("left").default("left"),
  title: z.string().optional().catch(undefined),
  rows: z.array(z.looseObject({ text: z.string().default(""), side: z.enum(["a", "b"]) })),
  count: z.number(),
});

test("what is one of a few is left out, however deep; what is not known is not", () => {
  const rows = [{ text: "left", side: "a" }, { mood: { is: "calm" } }];
  const value = { type: "list", side: "left", title: "list", rows, count: 2, constructor: "Own" };
  expect(freeTexts(form, value)).toEqual(["list", "left", "calm", "Own"]);
  expect(freeTexts(undefined, value)).toEqual(["list", "left", "list", "left", "a", "calm", "Own"]);
  expect(freeTexts(form, null)).toEqual([]);
});
