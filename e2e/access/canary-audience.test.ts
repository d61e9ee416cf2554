import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { focusedName } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { crawl, readSchema } from "./crawl.ts";
import {
  type AudienceMark,
  audienceMarkers,
  audienceMarks,
  audienceSections,
  uploadPicture,
} from "./marked-project.ts";
import { siteCalls } from "./site-calls.ts";

const visibilities = ["PUBLIC", "UNLISTED", "DRAFT"] as const;
const projects = visibilities.flatMap((visibility) =>
  [false, true].map((isPasswordProtected) => ({
    name: `reader-${visibility.toLowerCase()}-${isPasswordProtected ? "protected" : "open"}`,
    visibility,
    isPasswordProtected,
  })),
);
type MarkedProject = (typeof projects)[number];

/** Who sees what, as the table of the product says it. */
const tables = {
  visitor: ({ visibility, isPasswordProtected }: MarkedProject): AudienceMark[] => {
    if (visibility === "DRAFT") return [];
    return isPasswordProtected ? ["public", "instead"] : ["public", "project", "instead"];
  },
  holder: ({ visibility }: MarkedProject): AudienceMark[] =>
    visibility === "DRAFT" ? [] : ["public", "project", "access"],
  owner: (): AudienceMark[] => [...audienceMarks],
};
type Role = keyof typeof tables;
const roles = Object.keys(tables) as Role[]; // its keys by declaration

const cookies: Record<Role, string> = { visitor: "", holder: "", owner: "" };
const files = new Map<MarkedProject, Record<AudienceMark, string>>();
let schema: GraphQLSchema;
let projectId: number;

const journey = startJourney({}, async () => {
  const owner = await calls.enter("/api/session", ownerPassword);
  cookies.owner = owner;
  cookies.holder = await calls.enter("/api/portfolio/validate-password", portfolioPassword);
  schema = await readSchema(calls, owner);
  for (const [index, project] of projects.entries()) {
    const paths: [AudienceMark, string][] = [];
    for (const [place, mark] of audienceMarks.entries()) {
      const background = `#10${index}${place}30`;
      paths.push([
        mark,
        await uploadPicture(calls, owner, `${project.name}-${mark}-alt`, background),
      ]);
    }
    const own = Object.fromEntries(paths) as Record<AudienceMark, string>; // one for each mark
    files.set(project, own);
    const { data } = await calls.query(
      `mutation ($input: CreateProjectInput!) {
        createProject(input: $input) { project { databaseId } userErrors { code field message } }
      }`,
      owner,
      { input: { ...project, slug: project.name, sections: audienceSections(project.name, own) } },
    );
    expect(data.createProject.userErrors).toEqual([]);
    projectId = data.createProject.project.databaseId;
  }
});
const calls = siteCalls(journey);

const sizes = ["", "?v=1", "/preview.jpeg", "/320.webp", "/640.avif"];

async function opens(role: Role, file: string): Promise<string[]> {
  const headers = { cookie: cookies[role] };
  const answers = await Promise.all(
    sizes.map(async (size) => ((await calls.request(file + size, { headers })).ok ? [size] : [])),
  );
  return answers.flat();
}

test.each(roles)(
  "by every road a %s gets of each project what the table says, and no byte more",
  async (role) => {
    const slugs = projects.map(({ name }) => name);
    const subject = { projectId, slugs, file: "/objects/none.png" };
    const { text } = await crawl(calls, schema, subject, cookies[role]);
    for (const project of projects) {
      const told = tables[role](project);
      for (const mark of audienceMarks) {
        const own = files.get(project)?.[mark] ?? "";
        // Whoever has the password sees the module. What stands in for it is for everyone, and may be found.
        if (mark === "instead" && role === "holder" && project.visibility !== "DRAFT") continue;
        const isTold = told.includes(mark);
        const markers = [
          ...audienceMarkers(project.name, mark),
          `${project.name}-${mark}-alt`,
          own,
        ];
        const found = markers.filter((marker) => text.includes(marker));
        expect(found, `${role} ${project.name} ${mark}`).toEqual(isTold ? markers : []);
        const open = await opens(role, own);
        expect(open.length > 2, `${role} ${project.name} ${mark} ${open}`).toBe(isTold);
        if (!isTold) expect(open).toEqual([]);
      }
    }
  },
  360_000,
);

test("a visitor who gives the password at a gate reads on where it stood", async () => {
  const [open] = projects;
  const page = await journey.open(`/project/${open?.name}`);
  await hydrated(page);
  const gates = page.locator(".portfolio-gate");
  expect(await gates.count()).toBe(6);
  await gates.nth(1).getByLabel("Portfolio password").fill(portfolioPassword);
  await page.keyboard.press("Enter");
  await gates.first().waitFor({ state: "detached" });
  expect(await page.getByText(`${open?.name}-why-access`, { exact: true }).count()).toBe(1);
  await expect.poll(() => focusedName(page)).toBe("Why");
}, 120_000);
