import { readFile, writeFile } from "node:fs/promises";

const file = "bench/results/RESULTS-media.md";

/** Writes a part of the results of media in the place of the one with its heading, with the day. */
export async function writeSection(heading: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => "# Media\n");
  const [head = "", ...sections] = before.trimEnd().split(/\n\n(?=## )/);
  const others = sections.filter((section) => !section.startsWith(`## ${heading}\n`));
  const day = new Date().toISOString().slice(0, 10);
  const all = [head, ...others, `## ${heading}\n\nOn ${day}. ${text.trim()}`];
  await writeFile(file, `${all.join("\n\n")}\n`);
}
