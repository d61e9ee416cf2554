import { ghostSources } from "./ghost-sources.ts";
import { kirbySources } from "./kirby-sources.ts";
import { markdownSources } from "./markdown-sources.ts";
import { pictureSources } from "./picture-sources.ts";
import { squarespaceSources } from "./squarespace-sources.ts";
import { wordPressSources } from "./wordpress-sources.ts";
import type { Source } from "./works.ts";

/** Exports of the same works in the format of each program, following its published description. */
export async function allSources(): Promise<{ kind: string; source: Source }[]> {
  const kinds = {
    Markdown: await markdownSources(),
    Kirby: await kirbySources(),
    Pictures: await pictureSources(),
    WordPress: await wordPressSources(),
    Squarespace: await squarespaceSources(),
    Ghost: await ghostSources(),
  };
  return Object.entries(kinds).flatMap(([kind, all]) => all.map((source) => ({ kind, source })));
}
