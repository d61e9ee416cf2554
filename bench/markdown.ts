import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem, type } from "node:os";

export function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() || process.arch;
  return `Node ${process.versions.node}, ${type()}, ${processors.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
}

export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/**
 * Writes a section at the end of a report, with the date, and removes the former section with the
 * same heading.
 */
export async function writeSection(
  heading: string,
  text: string,
  file = "bench/results/RESULTS-media.md",
): Promise<void> {
  const before = await readFile(file, "utf8");
  const [head = "", ...sections] = before.trimEnd().split(/\n\n(?=## )/);
  const others = sections.filter((section) => !section.startsWith(`## ${heading}\n`));
  const day = new Date().toISOString().slice(0, 10);
  const all = [head, ...others, `## ${heading}\n\nOn ${day}. ${text.trim()}`];
  await writeFile(file, `${all.join("\n\n")}\n`);
}
