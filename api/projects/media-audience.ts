import type { Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { type Audience, widen } from "../media/audience.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import { mediaOf, parseSection } from "./content-modules.ts";
import { eachSectionColumn, sections } from "./sections.ts";

const placesOfProject = {
  deletedAt: true,
  isPasswordProtected: true,
  homeHeroImage: true,
  heroImage: true,
  ...eachSectionColumn(() => true as const),
  workImages: { select: { src: true } },
} as const satisfies Prisma.ProjectSelect;

type ProjectPlaces = Prisma.ProjectGetPayload<{ select: typeof placesOfProject }>;

/**
 * The audience of every file that content refers to, by path. Card pictures, heroes and work images
 * are public teasers; a case study follows its project's protection; hidden modules and projects in
 * the trash are the owner's. Files that nothing refers to are missing from the map.
 */
export async function readMediaAudiences(database: Database): Promise<Map<string, Audience>> {
  const [projects, identity] = await Promise.all([
    database.project.findMany({ select: placesOfProject }),
    database.siteIdentity.findUnique({
      where: { id: 1 },
      select: { logo: true, portrait: true, teaserPhoto: true },
    }),
  ]);
  const audiences = new Map<string, Audience>();
  const note = (source: string | null | undefined, audience: Audience) => {
    if (source) widen(audiences, assetPath(source), audience);
  };
  for (const source of Object.values(identity ?? {})) note(source, "everyone");
  for (const project of projects) noteProject(project, note);
  return audiences;
}

function noteProject(
  project: ProjectPlaces,
  note: (source: string | null | undefined, audience: Audience) => void,
): void {
  const teasers = project.deletedAt ? "owner" : "everyone";
  note(project.homeHeroImage, teasers);
  note(project.heroImage, teasers);
  for (const { src } of project.workImages) note(src, teasers);

  const caseStudy = project.isPasswordProtected ? "portfolioAccess" : "everyone";
  for (const { column } of Object.values(sections)) {
    for (const module of parseSection(project[column]).modules) {
      const audience = project.deletedAt || module.hidden ? "owner" : caseStudy;
      for (const source of mediaOf(module)) note(source, audience);
    }
  }
}
