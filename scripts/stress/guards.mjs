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
 * A piece of code that prevents harm, such as a check of permission. `find` is its text and
 * `replace` the text that removes it; `tests` must then fail, by default the tests in the guard's
 * folder. `find` occurs once in its file; with `isEverywhere`, all of its occurrences are replaced.
 * `file` names the guard's file if other files contain the same text.
 * @typedef {{ guard: string, file?: string, find: string, replace: string, isEverywhere?: boolean, tests?: string[] }} Guard
 */

/** All guards, by the part of the product that they belong to. */
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
