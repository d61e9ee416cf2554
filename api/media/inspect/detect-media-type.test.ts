import fc from "fast-check";
import { expect, test } from "vitest";
import { detectMediaType, refuseType } from "./detect-media-type.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test.each([
  drawing,
  `\uFEFF ${drawing}`,
  `<?xml version="1.0"?>\n<!-- one --><!----><!-- > <html> -->\n${drawing}`,
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${drawing}`,
  `<!DOCTYPE svg [ <!ENTITY ns "http://example.org/>"> <!-- ]> --> ]>${drawing}`,
  `<SVG>`,
  "<svg\nwidth='1'",
])("knows a drawing by its root element: %s", async (text) => {
  expect((await detectMediaType(Buffer.from(text)))?.extension).toBe("svg");
});

test.each([
  "",
  "<",
  "<svgs>",
  "<html><svg>",
  `words ${drawing}`,
  `<!-- ${drawing}`,
  `<!-- --><html>${drawing}`,
  `<!DOCTYPE html><html>${drawing}`,
  `<!DOCTYPE svg [ ${drawing}`,
  `<?xml ${drawing}`,
])("knows what is no drawing: %s", async (text) => {
  expect(await detectMediaType(Buffer.from(text))).toBeNull();
});

test.each([
  ["%PDF-1.7\n", "This is a file of the format PDF, which is shown neither"],
  ["words", "This file is neither a picture nor a video."],
])("a refusal says what the file is, where that is known: %s", async (text, words) => {
  const { message } = await refuseType(Buffer.from(text));
  expect(message).toContain(words);
  expect(message).toContain("Upload JPEG, PNG");
});

/** The beginnings of documents and files, complete and in pieces. */
const piece = fc.oneof(
  fc.constantFrom(
    ...["<!---->", "<!-- a -->", "<!--", "-->", "<?a?>", "<?", "?>", "<!DOCTYPE a>", "<!DOCTYPE"],
    ...["<!DOCTYPE a [ ]>", "[", "]", ">", "<", '"', "'", " ", "\n", "<svg", "<html>", "\uFEFF"],
    ...["ID3\x04\0\0\0\0\0\x05", "RIFF", "\x1a\x45\xdf\xa3", "\0\0\0\x08free", "\xff\xd8\xff"],
    ...["PK\x03\x04", "\x1f\x8b\x08", "GIF89a", "\0\0\0\x18ftypisom"],
  ),
  fc.string({ maxLength: 4 }),
);

/**
 * The processor time that detecting the type of the bytes takes, in milliseconds: the least of
 * three runs.
 */
async function cost(bytes: Buffer): Promise<number> {
  const costs: number[] = [];
  for (let count = 0; count < 3; count++) {
    const before = process.cpuUsage();
    await detectMediaType(bytes);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return Math.min(...costs);
}

/**
 * By what factor files of compared costs differ in length. Quadratic work would grow by the factor
 * 256.
 */
const growth = 16;
const step = Math.SQRT2;
const stepsOfGrowth = Math.round(Math.log(growth) / Math.log(step));

/** Shorter costs cannot be told from other work of the process, in milliseconds. */
const grain = 0.5;

test("the cost of a look grows with the size of the file, whatever is in it", async () => {
  await cost(Buffer.alloc(100)); // loads what it needs
  const hostile = fc.tuple(
    fc.string({ maxLength: 4 }),
    fc.array(piece, { minLength: 1, maxLength: 4 }),
    fc.constantFrom("<html>", "", "<svg>"),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async ([start, unit, end]) => {
      const repeated = unit.join("");
      fc.pre(repeated.length > 0);
      const costs: number[] = [];
      // The length grows in small steps, so that exponential work is found while it still ends.
      for (let length = 8; length <= 128 * 1024; length *= step) {
        const text = start + repeated.repeat(Math.ceil(length / repeated.length)) + end;
        costs.push(await cost(Buffer.from(text, "latin1")));
        const smaller = Math.max(grain, costs.at(-1 - stepsOfGrowth) ?? 0);
        expect(costs.at(-1), `${text.length} bytes of ${JSON.stringify(repeated)}`).toBeLessThan(
          smaller * growth * 4,
        );
      }
    }),
    {
      examples: [[["", ["<!---->"], "<html>"]], [["", [" ", "<?a?>"], "<html>"]]],
      numRuns: 40,
      endOnFailure: true,
    },
  );
});
