import { GraphQLError } from "graphql";
import { builder } from "../builder/builder.ts";
import { enumName } from "../builder/enum-name.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { ProjectType } from "../projects/project.ts";
import { pageOfProject } from "./counting/countable-pages.ts";
import { dayOf } from "./counting/day.ts";
import { sectionNames } from "./counting/visit-message.ts";
import {
  type NamedCount,
  type NumbersReport,
  readNumbers,
  type VisitTotals,
} from "./reports/read-numbers.ts";

const VisitTotalsType = builder.interfaceRef<VisitTotals>("VisitTotals").implement({
  description: "What was counted. Nothing of it is about one visitor.",
  fields: (t) => ({
    visitors: t.exposeInt("visitors", {
      description:
        "How many people. They are told apart for one day alone: of several days it is the sum.",
    }),
    views: t.exposeInt("views", {
      description: "How often a page was in sight for two seconds or more.",
    }),
    reads: t.exposeInt("reads", {
      description: "How often a page was in sight and in use for ten seconds or more.",
    }),
    seconds: t.exposeInt("seconds", {
      description: "For how long pages were in sight and in use, in seconds.",
    }),
  }),
});

const NumbersDayType = builder.objectRef<NumbersReport["days"][number]>("NumbersDay").implement({
  description: "What was counted on a day.",
  interfaces: [VisitTotalsType],
  fields: (t) => ({
    day: t.exposeString("day", { description: "The day in UTC, such as 2026-11-23." }),
  }),
});

/** The number of the project that counts of a page are about. */
export const projectIn = (page: string) => /^project:(\d+)$/.exec(page)?.[1];

const NumbersPageType = builder.objectRef<NumbersReport["pages"][number]>("NumbersPage").implement({
  description: "What was counted of a page.",
  interfaces: [VisitTotalsType],
  fields: (t) => ({
    name: t.exposeString("page", {
      description: "home, work, about, connect, or project: with the number of a project.",
    }),
    project: t.prismaField({
      type: ProjectType,
      nullable: true,
      description: "The project. Null for other pages, and for one that is gone for good.",
      resolve: (query, { page }, _arguments, { database }) => {
        const id = projectIn(page);
        return id ? database.project.findUnique({ ...query, where: { id: Number(id) } }) : null;
      },
    }),
  }),
});

export const NamedCountType = builder.objectRef<NamedCount>("NamedCount").implement({
  description: "How many views had something in common.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        "A host, a device or a country. Empty for views that no other page led to; other where there were too many to tell apart.",
    }),
    views: t.exposeInt("views", { description: "How many views." }),
  }),
});

export const SectionNameType = builder.enumType("CaseStudySection", {
  description: "A section of a case study.",
  values: Object.fromEntries(
    sectionNames.map((name) => [
      enumName(name),
      { value: name, description: `The section ${name}.` },
    ]),
  ),
});

const NumbersSectionType = builder
  .objectRef<NumbersReport["sections"][number]>("NumbersSection")
  .implement({
    description: "How often a section of a case study was read.",
    fields: (t) => ({
      section: t.field({
        type: SectionNameType,
        description: "Which one.",
        resolve: ({ section }) => section,
      }),
      seen: t.exposeInt("seen", {
        description: "In how many views it was in the middle of the window for a second or more.",
      }),
      reached: t.exposeInt("reached", {
        description: "In how many views it, or one that stands after it, was seen.",
      }),
    }),
  });

const NumbersType = builder.objectRef<NumbersReport>("Numbers").implement({
  description: "What was counted of visits in a span of days. For the owner.",
  fields: (t) => ({
    since: t.exposeString("since", {
      nullable: true,
      description: "The first day of which there are counts. Null while there are none.",
    }),
    days: t.field({
      type: [NumbersDayType],
      description: "Each day of the span, the last is today; also those without visits.",
      resolve: ({ days }) => days,
    }),
    pages: t.field({
      type: [NumbersPageType],
      description: "The pages that were seen, most views first; 100 at most.",
      resolve: ({ pages }) => pages,
    }),
    referrers: t.field({
      type: [NamedCountType],
      description: "The hosts that led here, most views first; 100 at most.",
      resolve: ({ referrers }) => referrers,
    }),
    devices: t.field({
      type: [NamedCountType],
      description: "phone, tablet and desktop, most views first.",
      resolve: ({ devices }) => devices,
    }),
    countries: t.field({
      type: [NamedCountType],
      description:
        "Countries as ISO 3166 has them, most views first; 100 at most. Empty where no proxy names them.",
      resolve: ({ countries }) => countries,
    }),
    sections: t.field({
      type: [NumbersSectionType],
      description: "The sections of case studies, in their order.",
      resolve: ({ sections }) => sections,
    }),
    robotViews: t.exposeInt("robotViews", {
      description: "Views of programs that drive a browser. They are in no other number.",
    }),
  }),
});

/** A year, and the day it began. */
const maxDays = 366;

builder.queryField("numbers", (t) =>
  t.field({
    type: NumbersType,
    authScopes: { owner: true },
    description: "What the site counted of visits. For the owner.",
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 30,
        description: "How many days, today included: 366 at most.",
      }),
      project: t.arg.id({ description: "The project whose page is meant. All pages without it." }),
    },
    resolve: (_root, { days, project }, { database, clock }) => {
      if (days < 1 || days > maxDays) {
        throw new GraphQLError(`Ask for 1 to ${maxDays} days.`, {
          extensions: { code: "BAD_USER_INPUT" },
        });
      }
      return readNumbers(database, {
        today: dayOf(clock()),
        days,
        page: project ? pageOfProject(databaseIdOf("Project", project)) : undefined,
      });
    },
  }),
);
