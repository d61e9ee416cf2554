import { type DemoMediaName, demoMedia, demoPath } from "../../../api/demo/media.ts";
import {
  type DemoCaseStudy,
  type DemoPortfolio,
  type DemoProject,
  demoPortfolio,
} from "../../../api/demo/portfolio.ts";
import { type Picture, rasterize } from "../picture.ts";
import { pictures } from "../pictures.ts";
import type { DemoOwner, OwnersProject } from "./owner.ts";
import { treat } from "./treatments.ts";

const pathOf = (name: string) => demoPath(name as DemoMediaName); // an owner's own are stored beside them

/** A value with other names in every text of it. */
function renamed<Value>(value: Value, names: DemoOwner["names"]): Value {
  const text = names.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(value));
  return JSON.parse(text) as Value; // of the same form
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
    homeHeroImage: pathOf(home),
    heroImage: hero ? pathOf(hero) : (told.heroImage ?? null),
    workImages: work ? work.map(pathOf) : told.workImages,
  };
}

/** What her site says and shows, told with the case studies of the demo. */
export function portfolioOf(owner: DemoOwner): DemoPortfolio {
  const first = owner.identity.ownerName.split(" ")[0] ?? "";
  const names = [
    ["Ilse Maravel", owner.identity.ownerName],
    ["Ilse", first],
  ] as const;
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

/** Her pictures by name: her own, and those of the demo in her colours. */
export function picturesOf(owner: DemoOwner): [name: string, picture: Picture][] {
  const treated = Object.entries(pictures).map(([name, picture]): [string, Picture] => [
    name,
    { ...picture, draw: () => treat(picture.draw(), owner.treatments?.[name] ?? owner.treatment) },
  ]);
  return Object.entries({ ...Object.fromEntries(treated), ...owner.pictures });
}

/** Good enough for screens, and made in a second. */
export async function encodePicture(picture: Picture): Promise<Buffer> {
  return rasterize(picture).webp({ quality: 92, effort: 2 }).toBuffer();
}

/** The demo's video and its still, which have their own colours. */
export const videoFiles = demoMedia.filter(
  ({ kind, fileName }) => kind === "video" || fileName.startsWith("passage-video-poster"),
);
