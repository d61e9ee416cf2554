import { afterAll, beforeAll, beforeEach } from "vitest";
import { owner } from "./run-mutation.ts";
import { openTestSite, type TestSite } from "./test-site.ts";

const projectFields = /* GraphQL */ `
  fragment All on Project {
    id databaseId name slug version showOnHome homeDisplayWidth homeOrder workOrder
    isPasswordProtected lightModeNav deletedAt
    heroImage { src } homeHeroImage { src } workImages { databaseId media { src } }
    caseStudy { roleContent whyContent unreadableSections }
  }
`;

type WrittenProject = {
  id: string;
  databaseId: number;
  slug: string;
  version: number;
  heroImage: { src: string } | null;
  workImages: { databaseId: number; media: { src: string } }[];
  [field: string]: unknown;
};
type Payload = {
  project: WrittenProject | null;
  userErrors: { field: string; code: string; currentVersion: number | null }[];
  [field: string]: unknown;
};

/** The site of a test file, with functions to write projects as the owner. */
export type ProjectClient = {
  site: TestSite;
  /** Runs a mutation with one input. @param result further fields of the payload */
  run: (mutation: string, input: object, result?: string) => Promise<Payload>;
  /** Makes a project with this slug, which is also its name. */
  create: (slug: string, more?: object) => Promise<WrittenProject>;
  /** The slug of the project that a slug, also a former one, finds. Undefined if it finds no project. */
  slugNow: (slug: string) => Promise<string | undefined>;
};

/** Opens a site for the tests of a file; every test begins without projects. */
export function startProjectClient(): ProjectClient {
  const client = {} as ProjectClient; // filled here and before the first test
  beforeAll(async () => {
    client.site = await openTestSite();
  });
  afterAll(() => client.site.close());
  beforeEach(async () => {
    await client.site.database.project.deleteMany();
  });
  client.run = async (mutation, input, result = "project { ...All }") => {
    const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
    const { data, errors } = await client.site.graphql<Record<string, Payload>>(
      `mutation ($input: ${name}Input!) {
        result: ${mutation}(input: $input) {
          ${result} userErrors { field code currentVersion }
        }
      }${result.includes("...All") ? projectFields : ""}`,
      { input },
      owner,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    if (!data?.result) throw new Error("no payload");
    return data.result;
  };
  client.create = async (slug, more = {}) => {
    const { project, userErrors } = await client.run("createProject", {
      name: slug,
      slug,
      ...more,
    });
    if (!project) throw new Error(JSON.stringify(userErrors));
    return project;
  };
  client.slugNow = async (slug) => {
    const { data } = await client.site.graphql<{ project: { slug: string } | null }>(
      "query ($slug: String!) { project(slug: $slug) { slug } }",
      { slug },
    );
    return data?.project?.slug;
  };
  return client;
}
