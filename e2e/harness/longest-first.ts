import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The test files that take longest. They run first, so that none of them runs alone at the end. */
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
 * Runs the long files of each project before its other files, of which the larger ones come first.
 * With a seed (`VITRINE_SEED=7 npm test`), runs the files of each project in a random order that
 * depends on the seed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own `--sequence.seed` is not used: it removes the `groupOrder` of the projects, and
    // then no test runs.
    const seed = process.env.VITRINE_SEED;
    if (seed !== undefined) {
      // The files of a project stay together, because a worker ends with the tests of its project.
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
