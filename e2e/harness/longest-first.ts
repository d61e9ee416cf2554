import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The test files that take longest. They run first: one that ran last would use one processor only. */
const long = [
  "access/canary",
  "access/canary-audience.matrix",
  "admin/first-site",
  "edit/editor-torture.matrix",
  "media/heavy-uploads.matrix",
  "media/uploads",
  "settings/look",
  "site/code-arrives",
  "site/every-entry-point.matrix",
  "site/every-screen",
  "site/looks",
  "site/project",
].map((name) => `/e2e/${name}.test.ts`);

const isLong = ({ moduleId, project }: TestSpecification) =>
  project.name === "instances" || long.some((end) => moduleId.endsWith(end));

/**
 * Sorts the test files of each vitest project: the files of `long` come first, then the other files
 * in vitest's order. With a seed (`VITRINE_SEED=7 npm test`), the order is random, but the same for
 * the same seed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's `--sequence.seed` is not used, because it removes the `groupOrder` of the projects,
    // and then no test runs.
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
