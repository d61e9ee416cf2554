import { accessGuards } from "./guards/access.mjs";
import { backupGuards } from "./guards/backup.mjs";
import { caseStudiesGuards } from "./guards/case-studies.mjs";
import { contactGuards } from "./guards/contact.mjs";
import { databaseGuards } from "./guards/database.mjs";
import { graphqlGuards } from "./guards/graphql.mjs";
import { httpGuards } from "./guards/http.mjs";
import { mediaGuards } from "./guards/media.mjs";
import { ownerGuards } from "./guards/owner.mjs";
import { projectsGuards } from "./guards/projects.mjs";
import { siteGuards } from "./guards/site.mjs";
import { webGuards } from "./guards/web.mjs";

/**
 * What keeps harm out, with the change that takes it away and the tests that are looked at first: by default
 * those of its folder. `find` stands once in its file, or is removed everywhere there: some guards are doubled.
 * `file` names the file where others hold the same text.
 * @typedef {{ guard: string, file?: string, find: string, replace: string, isEverywhere?: boolean, tests?: string[] }} Guard
 */

/** All guards, by the rooms that they stand in. */
export const guards = [
  ...accessGuards,
  ...backupGuards,
  ...caseStudiesGuards,
  ...contactGuards,
  ...databaseGuards,
  ...graphqlGuards,
  ...httpGuards,
  ...mediaGuards,
  ...ownerGuards,
  ...projectsGuards,
  ...siteGuards,
  ...webGuards,
];
