import { demoPath } from "../../api/demo/media.ts";
import {
  type DemoCaseStudy,
  type DemoPortfolio,
  type DemoProject,
  demoPortfolio,
} from "../../api/demo/portfolio.ts";
import type { DemoOwner, OwnersProject } from "./owner.ts";

/** A copy of a value, with names replaced in all of its texts. */
export function renamed<Value>(value: Value, names: DemoOwner["names"]): Value {
  const text = names.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(value));
  return JSON.parse(text) as Value; // replacing texts changes no types
}

function projectOf(wanted: OwnersProject, owner: DemoOwner): DemoProject {
  const { from, home, hero, work, more = {}, ...fields } = wanted;
  const told = demoPortfolio.projects.find(({ slug }) => slug === from);
  if (!told) throw new Error(`the demo has no project ${from}`);
  const names = [[told.name.split(":")[0] ?? told.name, fields.name] as const, ...owner.names];
  const project = renamed(told, names);
  const sections = Object.entries(project.caseStudy).map(([name, modules]) => [
    name,
    [...(modules ?? []), ...(more[name as keyof DemoCaseStudy] ?? [])],
  ]);
  return {
    ...project,
    caseStudy: Object.fromEntries(sections) as DemoCaseStudy, // the same sections
    homeDisplayWidth: "half",
    isPasswordProtected: false,
    ...fields,
    homeHeroImage: demoPath(home),
    heroImage: hero ? demoPath(hero) : (told.heroImage ?? null),
    workImages: work ? work.map(demoPath) : told.workImages,
  };
}

/** Replacements for the name of the demo's owner. */
export function namesOf({ identity: { ownerName } }: DemoOwner): DemoOwner["names"] {
  return [
    ["Ilse Maravel", ownerName],
    ["Ilse", ownerName.split(" ")[0] ?? ""],
  ];
}

/** The content of an owner's site, adapted from the case studies of the demo. */
export function portfolioOf(owner: DemoOwner): DemoPortfolio {
  const names = namesOf(owner);
  const tabs = owner.tabs.map(({ from, ...fields }) => {
    const tab = demoPortfolio.tabs.find(({ slug }) => slug === from);
    if (!tab) throw new Error(`the demo has no tab ${from}`);
    return { ...renamed(tab, [...names, ...owner.names]), ...fields };
  });
  return {
    identity: { ...owner.identity, portrait: "portrait", teaserPhoto: "conference" },
    banner: { ...demoPortfolio.banner, isActive: false },
    projects: owner.projects.map((project) => renamed(projectOf(project, owner), names)),
    about: owner.about,
    tabs,
  };
}
