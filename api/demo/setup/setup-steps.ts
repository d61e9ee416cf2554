import { visibilityAt } from "../../access/audience.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { ProjectType } from "../../projects/project.ts";
import { SiteSetupType } from "../../site/setup/site-setup.ts";
import { findDemo } from "../removal/find-demo.ts";

const stepNames = {
  NAME: "The owner's name.",
  HEADLINE: "The tagline, which is the headline of the home page.",
  PORTRAIT: "The owner's portrait.",
  COLORS: "The four colours of the site.",
  ABOUT: "The main paragraph of the About page.",
  PROJECT: "A project that is not part of the demo.",
  PUBLISHED: "A public project that is not part of the demo.",
} as const;

type StepName = keyof typeof stepNames;
type Step = { name: StepName; isDone: boolean; project: Project | null };

/**
 * The steps that make a site the owner's, in order. A step is not done while its part still has the demo's
 * content.
 */
async function readSteps(database: Database, now: Date): Promise<Step[]> {
  const [found, identity, about, colors, projects] = await Promise.all([
    findDemo(database),
    database.siteIdentity.findUnique({ where: { id: 1 } }),
    database.aboutContent.findUnique({ where: { id: 1 } }),
    database.siteColors.findUnique({ where: { id: 1 } }),
    database.project.findMany({ where: { deletedAt: null }, orderBy: { id: "asc" } }),
  ]);
  const demoIds = new Set(found.projects.map(({ id }) => id));
  const own = projects.filter(({ id }) => !demoIds.has(id));
  const isPublic = (project: Project) => visibilityAt(project, now) === "public";
  const written = (name: "ownerName" | "tagline" | "portrait") =>
    Boolean(identity?.[name]) && found.identity[name] === undefined;
  const done: Record<StepName, boolean> = {
    NAME: written("ownerName"),
    HEADLINE: written("tagline"),
    PORTRAIT: written("portrait"),
    COLORS: (colors?.version ?? 1) > 1,
    ABOUT: Boolean(about?.mainParagraph) && found.about.mainParagraph === undefined,
    PROJECT: own.length > 0,
    PUBLISHED: own.some(isPublic),
  };
  const names = Object.keys(stepNames) as StepName[]; // the keys of a constant
  return names.map((name) => ({
    name,
    isDone: done[name],
    project: name === "PUBLISHED" ? (own.find((project) => !isPublic(project)) ?? null) : null,
  }));
}

const StepNameType = enumOf("SetupStepName", "A step of setting up the site.", stepNames);

const StepType = builder.objectRef<Step>("SetupStep").implement({
  description: "A step of setting up the site, and whether it is done.",
  fields: (t) => ({
    name: t.expose("name", { type: StepNameType, description: "The step." }),
    isDone: t.exposeBoolean("isDone", {
      description: "Whether this part of the site has content of the owner's own.",
    }),
    project: t.expose("project", {
      type: ProjectType,
      nullable: true,
      description:
        "For the step PUBLISHED: a project that can be published. Null if no project can be published, and for other steps.",
    }),
  }),
});

builder.prismaObjectField(SiteSetupType, "steps", (t) =>
  t.field({
    type: [StepType],
    authScopes: { owner: true },
    description: "The steps of setting up the site, in order. Not available to visitors.",
    resolve: (_setup, _arguments, { database, asOf }) => readSteps(database, asOf),
  }),
);
