import { sections } from "../../content/sections.ts";
import type { ImportReport, ReportedProject } from "./incoming.ts";

/** The report for a terminal. */
export function printReport({ kind, isDryRun, hosts, projects, losses }: ImportReport): string {
  const lost = projects.reduce((sum, project) => sum + project.losses.length, losses.length);
  const done = isDryRun ? "Nothing is written yet. Drafts" : "Drafts written";
  return [
    `${kind}. ${done}: ${projects.length}. ${lost === 0 ? "Everything was kept." : `Not kept: ${lost}.`}`,
    ...(hosts.length > 0 ? [`Pictures are on ${hosts.join(", ")}: --fetch fetches them.`] : []),
    ...projects.flatMap(printProject),
    ...(losses.length > 0
      ? ["", "Of no single project:", ...losses.map((line) => `  - ${line}`)]
      : []),
  ].join("\n");
}

function printProject(project: ReportedProject): string[] {
  const { name, slug, from, texts, pictures, others, headings, redirects, losses } = project;
  const kept = [`${texts} texts`, `${pictures} pictures`, `${others} tables, codes and players`];
  return [
    "",
    `${name} (/project/${slug}), from ${from}`,
    `  kept: ${kept.join(", ")}`,
    ...headings.map(
      ({ heading, section }) =>
        `  “${heading}” → ${section ? sections[section].name : "title of a text"}`,
    ),
    ...redirects.map((path) => `  ${path} leads to it`),
    ...losses.map((line) => `  - ${line}`),
  ];
}
