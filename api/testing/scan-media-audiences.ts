import { eachSectionColumn, sections } from "../../content/sections.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import { mediaOf, parseSection } from "../projects/case-study/content-modules.ts";

/** Who may read a file: the widest audience of the places in content that show it. */
type Audience = "everyone" | "portfolioAccess" | "owner";

const widestFirst = ["everyone", "portfolioAccess", "owner"] as const satisfies Audience[];

const placesOfProject = {
  deletedAt: true,
  visibility: true,
  publishAt: true,
  isPasswordProtected: true,
  homeHeroImage: true,
  heroImage: true,
  socialImage: true,
  sectionLayout: true,
  ...eachSectionColumn(() => true as const),
  workImages: { select: { src: true } },
} as const satisfies Prisma.ProjectSelect;

type ProjectPlaces = Prisma.ProjectGetPayload<{ select: typeof placesOfProject }>;

/**
 * Computes who may read each file by reading all content: slow and simple, for comparison with the
 * results of MediaAccess.
 * @returns the audiences by the paths of the files, without unused files
 */
export async function scanMediaAudiences(database: Database): Promise<Map<string, Audience>> {
  const [projects, identity, assets] = await Promise.all([
    database.project.findMany({ select: placesOfProject }),
    database.siteIdentity.findUnique({
      where: { id: 1 },
      select: { logo: true, portrait: true, teaserPhoto: true, socialImage: true, favicon: true },
    }),
    database.mediaAsset.findMany(),
  ]);
  const audiences = new Map<string, Audience>();
  const note = (source: string | null | undefined, audience: Audience) => {
    if (source) widen(audiences, assetPath(source), audience);
  };
  for (const source of Object.values(identity ?? {})) note(source, "everyone");
  for (const project of projects) noteProject(project, note);
  // A poster has the audience of its video.
  const withoutPosters = new Map(audiences);
  for (const { path, posterPath } of assets) {
    const audience = withoutPosters.get(path);
    if (posterPath && audience) widen(audiences, posterPath, audience);
  }
  return audiences;
}

/** Whether a viewer may read a file with this audience. */
export function mayHave(viewer: Viewer, audience: Audience = "owner"): boolean {
  if (audience === "everyone" || viewer.isOwner) return true;
  return audience === "portfolioAccess" && viewer.hasPortfolioAccess;
}

function widen(audiences: Map<string, Audience>, path: string, audience: Audience): void {
  const known = audiences.get(path);
  if (!known || widestFirst.indexOf(audience) < widestFirst.indexOf(known)) {
    audiences.set(path, audience);
  }
}

function noteProject(
  project: ProjectPlaces,
  note: (source: string | null | undefined, audience: Audience) => void,
): void {
  const { deletedAt, visibility, publishAt } = project;
  const isDraft = visibility === "draft" && (!publishAt || publishAt.getTime() > Date.now());
  const isOwners = isDraft || deletedAt !== null;
  const teasers = isOwners ? "owner" : "everyone";
  note(project.homeHeroImage, teasers);
  note(project.heroImage, teasers);
  for (const { src } of project.workImages) note(src, teasers);

  const caseStudy = project.isPasswordProtected ? "portfolioAccess" : "everyone";
  note(project.socialImage, isOwners ? "owner" : caseStudy);
  const layout: { section: string; isLeftOut: boolean }[] = JSON.parse(project.sectionLayout);
  for (const [key, { column }] of Object.entries(sections)) {
    const isLeftOut = layout.some((entry) => entry.section === key && entry.isLeftOut);
    for (const module of parseSection(project[column]).modules) {
      const withAccess = module.audience === "access";
      const unhidden = {
        access: "portfolioAccess",
        public: "everyone",
        project: caseStudy,
      } as const;
      const isOwnersAlone = isOwners || isLeftOut || module.hidden;
      const audience = isOwnersAlone ? "owner" : unhidden[module.audience ?? "project"];
      for (const source of mediaOf(module)) note(source, audience);
      const { src = "" } = module.standIn ?? {};
      const isOwn = mediaOf(module).some(
        (source) => source && assetPath(source) === assetPath(src),
      );
      if (!isOwn) note(src, withAccess && !isOwnersAlone ? "everyone" : "owner");
    }
  }
}
