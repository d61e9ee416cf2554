import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Journeys that take longest, so that none of them is left alone at the end. */
const long = [
  "access/canary",
  "access/canary-audience",
  "admin/first-site",
  "edit/editor-torture.matrix",
  "media/heavy-uploads.matrix",
  "media/uploads",
  "settings/look",
  "site/code-arrives",
  "site/every-entry-point",
  "site/every-screen",
  "site/looks",
  "site/project",
].map((name) => `/e2e/${name}.test.ts`);

const isLong = ({ moduleId, project }: TestSpecification) =>
  project.name === "instances" || long.some((end) => moduleId.endsWith(end));

/**
 * Runs what takes long before the rest of its project, in which larger files come first; with a seed
 * (`VITRINE_SEED=7 npm test`), runs the files of each project in the random order of that seed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own `--sequence.seed` takes the order of the projects from their configuration.
    const seed = process.env.VITRINE_SEED;
    if (seed !== undefined) {
      // One project after the other, because a process ends with the tests of its project.
      const place = ({ moduleId, project }: TestSpecification) =>
        project.name +
        createHash("sha1")
          .update(`${seed} ${relative("", moduleId)}`)
          .digest("hex");
      return files.toSorted((one, other) => place(one).localeCompare(place(other)));
    }
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
