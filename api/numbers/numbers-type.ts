import { GraphQLError } from "graphql";
import { sectionKeys } from "../../content/sections.ts";
import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { properties } from "../builder/expose.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { ProjectType } from "../projects/project.ts";
import { dayOf } from "./counting/day.ts";
import {
  type NamedCount,
  type NumbersReport,
  readNumbers,
  type VisitTotals,
} from "./reports/read-numbers.ts";

const VisitTotalsType = builder.interfaceRef<VisitTotals>("VisitTotals").implement({
  description: "Counts of visits. None of them is about one visitor.",
  fields: (t) => ({
    ...properties(t, "Int", {
      visitors:
        "The number of visitors. A visitor is recognized within one day only; for several days the number is the sum of the days.",
      views: "How often a page was visible for two seconds or more.",
      reads: "How often a page was visible and in use for ten seconds or more.",
      seconds: "How long pages were visible and in use, in seconds.",
    }),
  }),
});

const NumbersDayType = builder.objectRef<NumbersReport["days"][number]>("NumbersDay").implement({
  description: "The counts of a day.",
  interfaces: [VisitTotalsType],
  fields: (t) => ({
    day: t.exposeString("day", { description: "The day in UTC, such as `2026-11-23`." }),
  }),
});

/** The id of the project in the name of a page, such as "project:12". Undefined for other pages. */
export const projectIn = (page: string) => /^project:(\d+)$/.exec(page)?.[1];

const NumbersPageType = builder.objectRef<NumbersReport["pages"][number]>("NumbersPage").implement({
  description: "The counts of a page.",
  interfaces: [VisitTotalsType],
  fields: (t) => ({
    name: t.exposeString("page", {
      description:
        "`home`, `work`, `about`, `connect`, `brief`, or `project:` with the databaseId of a project.",
    }),
    project: t.prismaField({
      type: ProjectType,
      nullable: true,
      description: "The project. Null for other pages, and for a project that was removed.",
      resolve: (query, { page }, _arguments, { database }) => {
        const id = projectIn(page);
        return id ? database.project.findUnique({ ...query, where: { id: Number(id) } }) : null;
      },
    }),
  }),
});

export const NamedCountType = builder.objectRef<NamedCount>("NamedCount").implement({
  description: "The number of views from one host, device or country.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        "A host, a device or a country. Empty for views without a referrer; `other` for all hosts beyond the first 100 of a day.",
    }),
    views: t.exposeInt("views", { description: "The number of views." }),
  }),
});

export const SectionNameType = enumOf<string>(
  "CaseStudySection",
  "A section of a case study.",
  Object.fromEntries(sectionKeys.map((name) => [name, `The section \`${name}\`.`])),
);

const NumbersSectionType = builder
  .objectRef<NumbersReport["sections"][number]>("NumbersSection")
  .implement({
    description: "The counts of a section of case studies.",
    fields: (t) => ({
      section: t.expose("section", { type: SectionNameType, description: "The section." }),
      name: t.string({
        nullable: true,
        description:
          "The section's name in the project. Null where the project uses the site's name, and in the counts of all pages together.",
        resolve: ({ name }) => name || null,
      }),
      ...properties(t, "Int", {
        seen: "The number of views in which the section was in the middle of the window for a second or more.",
        reached: "The number of views in which the section, or a later one, was seen.",
      }),
    }),
  });

const NumbersType = builder.objectRef<NumbersReport>("Numbers").implement({
  description: "The counts of visits in a range of days. Not available to visitors.",
  fields: (t) => ({
    since: t.exposeString("since", {
      nullable: true,
      description: "The first day with counts. Null while nothing was counted.",
    }),
    days: t.expose("days", {
      type: [NumbersDayType],
      description: "All days of the range, up to today, including days without visits.",
    }),
    pages: t.expose("pages", {
      type: [NumbersPageType],
      description: "The pages with views, most views first; 100 at most.",
    }),
    referrers: t.expose("referrers", {
      type: [NamedCountType],
      description: "The hosts that visitors came from, most views first; 100 at most.",
    }),
    devices: t.expose("devices", {
      type: [NamedCountType],
      description: "`phone`, `tablet` and `desktop`, most views first.",
    }),
    countries: t.expose("countries", {
      type: [NamedCountType],
      description:
        "Countries by their ISO 3166 codes, most views first; 100 at most. Empty where no proxy sends the country of a visitor (COUNTRY_HEADER).",
    }),
    sections: t.expose("sections", {
      type: [NumbersSectionType],
      description:
        "The counts of the sections of case studies. With the argument `project`, in the order of that project; otherwise of all projects together, in the default order.",
    }),
    robotViews: t.exposeInt("robotViews", {
      description:
        "The number of views by robots: by browsers whose User-Agent header is empty or that of a robot, or that a program controls. No other number includes these views.",
    }),
  }),
});

/**
 * The maximum number of days: a year, and one day more to compare today with the same day last
 * year.
 */
const maxDays = 366;

builder.queryField("numbers", (t) =>
  t.field({
    type: NumbersType,
    authScopes: { owner: ["READ"] },
    description: "The site's counts of visits. Not available to visitors.",
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 30,
        description: "The number of days, including today: 366 at most.",
      }),
      project: t.arg.id({ description: "The project whose page is counted. All pages if unset." }),
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
        project: project ? databaseIdOf("Project", project) : undefined,
      });
    },
  }),
);
