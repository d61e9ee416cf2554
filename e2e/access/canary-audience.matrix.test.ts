import { setTimeout } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { crawl, readSchema } from "./crawl.ts";
import {
  type AudienceMark,
  addPictures,
  audienceMarkers,
  audienceMarks,
  audienceModules,
  audienceSections,
  everySectionLeftOut,
} from "./marked-project.ts";
import { siteCalls } from "./site-calls.ts";

const visibilities = ["PUBLIC", "UNLISTED", "DRAFT"] as const;
type MarkedProject = {
  name: string;
  visibility: (typeof visibilities)[number];
  isPasswordProtected: boolean;
  sectionLayout: object[];
};
const projects: MarkedProject[] = [
  ...visibilities.flatMap((visibility) =>
    [false, true].map((isPasswordProtected) => ({
      name: `reader-${visibility.toLowerCase()}-${isPasswordProtected ? "protected" : "open"}`,
      visibility,
      isPasswordProtected,
      sectionLayout: [],
    })),
  ),
  {
    name: "reader-left-out",
    visibility: "PUBLIC",
    isPasswordProtected: false,
    sectionLayout: everySectionLeftOut,
  },
];

const isLeftOut = ({ sectionLayout }: MarkedProject) => sectionLayout.length > 0;

const toVisitors = (project: MarkedProject): AudienceMark[] => {
  if (project.visibility === "DRAFT" || isLeftOut(project)) return [];
  return project.isPasswordProtected ? ["public", "instead"] : ["public", "project", "instead"];
};

const whole = (project: MarkedProject): AudienceMark[] =>
  isLeftOut(project) ? [] : ["public", "project", "access"];

/** For each link, the projects that it opens by their names: whole, or only modules with some marks. */
const links: Record<string, Record<string, AudienceMark[] | "whole">> = {
  linkA: {
    "reader-draft-open": "whole",
    "reader-unlisted-open": "whole",
    "reader-public-protected": "whole",
    "reader-left-out": "whole",
  },
  linkB: {
    "reader-public-protected": ["access", "hidden"],
    "reader-draft-protected": "whole",
    "reader-left-out": ["public", "project", "access", "hidden"],
  },
};
/** The links for a review, each with the draft on which the link's reader comments. */
const reviewed = { linkA: "reader-draft-open", linkB: "reader-draft-protected" };
const commentBy = (role: string) => `comment-by-${role}`;
/** The options of a link that opens the same as linkA, but writes its reader's name over pictures. */
const marking = { isMarked: true, nameShown: "Canary" };
const ends = { expired: "expires", paused: "pauseShareLink", revoked: "revokeShareLink" } as const;

/** The marks of a project that each role (kind of reader) may see. */
const tables = {
  visitor: toVisitors,
  linkA: (project: MarkedProject) =>
    links.linkA?.[project.name] ? whole(project) : toVisitors(project),
  linkB: (project: MarkedProject): AudienceMark[] => {
    if (project.name === "reader-public-protected") return ["public", "access"];
    return links.linkB?.[project.name] ? whole(project) : toVisitors(project);
  },
  marked: (project: MarkedProject) =>
    links.linkA?.[project.name] ? whole(project) : toVisitors(project),
  expired: toVisitors,
  paused: toVisitors,
  revoked: toVisitors,
  holder: (project: MarkedProject): AudienceMark[] =>
    project.visibility === "DRAFT" ? [] : whole(project),
  owner: (): AudienceMark[] => [...audienceMarks],
};
type Role = keyof typeof tables;
const everyRole = Object.keys(tables) as Role[]; // `Role` is the type of these keys

const cookies = {} as Record<Role, string>; // `prepare` sets the properties
const files = new Map<MarkedProject, Record<AudienceMark, string>>();
let schema: GraphQLSchema;
let projectId: number;

const journey = startJourney({
  content: "empty",
  prepare: async () => {
    const owner = await calls.enter("/api/session", ownerPassword);
    cookies.visitor = "";
    cookies.owner = owner;
    const ids = new Map<string, string>();
    cookies.holder = await calls.enter("/api/portfolio/validate-password", portfolioPassword);
    schema = await readSchema(calls, owner);
    const altTexts = projects.flatMap(({ name }) =>
      audienceMarks.map((mark) => `${name}-${mark}-alt`),
    );
    const paths = await addPictures(journey, altTexts);
    for (const project of projects) {
      const own = Object.fromEntries(
        audienceMarks.map((mark) => [mark, paths[altTexts.indexOf(`${project.name}-${mark}-alt`)]]),
      ) as Record<AudienceMark, string>; // one path for each mark
      files.set(project, own);
      const { data } = await calls.query(
        `mutation ($input: CreateProjectInput!) {
        createProject(input: $input) { project { id databaseId } userErrors { code field message } }
      }`,
        owner,
        {
          input: {
            ...project,
            slug: project.name,
            offersPresentation: true,
            sections: audienceSections(project.name, own),
          },
        },
      );
      expect(data.createProject.userErrors).toEqual([]);
      projectId = data.createProject.project.databaseId;
      ids.set(project.name, data.createProject.project.id);
    }
    const makeLink = async (opens: (typeof links)[string] = {}, more: object = {}) => {
      const { data } = await calls.query(
        `mutation ($input: CreateShareLinkInput!) {
        createShareLink(input: $input) { address shareLink { id } userErrors { message } }
      }`,
        owner,
        {
          input: {
            recipient: "Canary",
            ...more,
            projects: Object.entries(opens).map(([name, marks]) => ({
              id: ids.get(name),
              opensDraft: true,
              ...(marks !== "whole" && { moduleIds: marks.flatMap(audienceModules) }),
            })),
          },
        },
      );
      const { address, shareLink } = data.createShareLink;
      return { id: shareLink.id, address };
    };
    for (const [role, project] of Object.entries(reviewed)) {
      const { address } = await makeLink(links[role], { kind: "REVIEW" });
      const cookie = await calls.follow(address);
      cookies[role as keyof typeof reviewed] = cookie;
      const [moduleId] = audienceModules("project");
      const input = { project, moduleId, name: "Canary", text: commentBy(role) };
      const { data } = await calls.query(
        `mutation ($input: AddReviewCommentInput!) { addReviewComment(input: $input) { userErrors { code } } }`,
        cookie,
        { input },
      );
      expect(data.addReviewComment.userErrors).toEqual([]);
    }
    cookies.marked = await calls.follow((await makeLink(links.linkA, marking)).address);
    let expiry = 0;
    for (const [role, end] of Object.entries(ends)) {
      const { id, address } = await makeLink({ ...links.linkA, ...links.linkB });
      cookies[role as keyof typeof ends] = await calls.follow(address);
      if (end === "expires") expiry = Date.now() + 5_000;
      const input = end === "expires" ? { id, expiresAt: new Date(expiry) } : { id };
      const mutation = end === "expires" ? "updateShareLink" : end;
      const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
      const ended = await calls.query(
        `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { message } } }`,
        owner,
        { input },
      );
      expect(ended.data[mutation].userErrors).toEqual([]);
    }
    await setTimeout(Math.max(0, expiry + 100 - Date.now()));
  },
});
const calls = siteCalls(journey);

const sizes = ["", "?v=1", "/preview.jpeg", "/320.webp", "/640.avif"];

async function opens(role: Role, file: string): Promise<string[]> {
  const headers = { cookie: cookies[role] };
  const responses = await Promise.all(
    sizes.map(async (size) => ((await calls.request(file + size, { headers })).ok ? [size] : [])),
  );
  return responses.flat();
}

test.each(everyRole)(
  "by every road a %s gets of each project what the table says, and no byte more",
  { tags: "long", timeout: 360_000 },
  async (role) => {
    const slugs = projects.map(({ name }) => name);
    const { text } = await crawl(calls, schema, [{ projectId, slugs }], cookies[role]);
    const reviewers = Object.keys(reviewed);
    expect(reviewers.filter((name) => text.includes(commentBy(name)))).toEqual(
      reviewers.filter((name) => role === "owner" || role === name),
    );
    const expectMark = async (project: MarkedProject, mark: AudienceMark) => {
      const told = tables[role](project);
      const own = files.get(project)?.[mark] ?? "";
      // The stand-in replaces the module for readers without access. Readers with access see the
      // module; whether they also get the stand-in's picture does not matter.
      if (mark === "instead" && told.includes("access") && role !== "owner") return;
      const isTold = told.includes(mark);
      const markers = [...audienceMarkers(project.name, mark), `${project.name}-${mark}-alt`, own];
      const found = markers.filter((marker) => text.includes(marker));
      expect(found, `${role} ${project.name} ${mark}`).toEqual(isTold ? markers : []);
      const open = await opens(role, own);
      if (role === "marked" && isTold && !toVisitors(project).includes(mark)) {
        // A link that writes the reader's name over pictures never sends the originals.
        expect(open).toEqual(["/320.webp", "/640.avif"]);
        return;
      }
      expect(open.length > 2, `${role} ${project.name} ${mark} ${open}`).toBe(isTold);
      if (!isTold) expect(open).toEqual([]);
    };
    await Promise.all(
      projects.flatMap((project) => audienceMarks.map((mark) => expectMark(project, mark))),
    );
  },
);
