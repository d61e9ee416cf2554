import { expect, test } from "vitest";
import { isWhole } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";
import { audienceSections, uploadPicture } from "./marked-project.ts";
import { siteCalls } from "./site-calls.ts";

/** The number of rounds. `npm test` runs one round for each way to end a link. */
const rounds = isWhole ? 200 : 3;
const slug = "hush-canary";
const secret = `${slug}-why-project`;

let owner: string;
let projectId: string;
let file: string;

const journey = startJourney({
  prepare: async () => {
    owner = await calls.enter("/api/session", ownerPassword);
    file = await uploadPicture(calls, owner, "Hush");
    const other = await uploadPicture(calls, owner, "Other", "#654321");
    const files = { public: other, instead: other, project: file, access: file, hidden: file };
    const { data } = await calls.query(
      `mutation ($input: CreateProjectInput!) {
      createProject(input: $input) { project { id } userErrors { message } }
    }`,
      owner,
      {
        input: {
          ...{ name: slug, slug, isPasswordProtected: true, visibility: "UNLISTED" },
          sections: audienceSections(slug, files),
        },
      },
    );
    projectId = data.createProject.project.id;
  },
});
const calls = siteCalls(journey);
const smallPicture = () => `${file}/320.webp`;

const roads = [
  "/",
  `/project/${slug}`,
  `/api/projects/slug/${slug}`,
  "/api/projects",
  `/graphql?query=${encodeURIComponent(`{ project(slug: "${slug}") { caseStudy { whyContent } } }`)}`,
];

/**
 * Reads all addresses that could contain the secret, with one cookie.
 * @returns whether a text contained the secret (`words`), and whether the picture was sent (`bytes`)
 */
async function look(cookie: string): Promise<{ words: boolean; bytes: boolean }> {
  const headers = { cookie, "x-vitrine-client": "1", "graphql-require-preflight": "1" };
  const [picture, ...texts] = await Promise.all([
    calls.request(smallPicture(), { headers }).then(({ status }) => status),
    ...roads.map(async (road) => (await calls.request(road, { headers })).text()),
  ]);
  return { words: texts.some((text) => text.includes(secret)), bytes: picture === 200 };
}

const closed = { words: false, bytes: false };

const mutate = (mutation: string, input: object, result: string) =>
  calls.mutate(mutation, input, result, owner);

/** The addresses of files in the elements of the project's page. @param cookie of the reader */
async function filesIn(cookie: string): Promise<string[]> {
  const page = await (await calls.request(`/project/${slug}`, { headers: { cookie } })).text();
  const elements = page.match(/<(?:img|source|video|a|meta|link)\s[^>]*>/g) ?? [];
  const addresses = elements.flatMap((each) => each.match(/\/uploads\/[^\s",?]+/g) ?? []);
  return [...new Set(addresses)];
}

test("a page names no file that its reader does not get: where the project or the link withholds originals, or marks pictures", async () => {
  const linkWith = async (input: object) => {
    const projects = [{ id: projectId }];
    const recipient = JSON.stringify(input);
    const made = await mutate("createShareLink", { recipient, projects, ...input }, "address");
    return calls.follow(made.address);
  };
  const readers = {
    "by a link that withholds originals": await linkWith({ withholdsOriginals: true }),
    "by a link that marks": await linkWith({ isMarked: true, nameShown: "Ana" }),
    "of a project that withholds originals": await linkWith({}),
  };
  for (const [reader, cookie] of Object.entries(readers)) {
    const withholdsOriginals = reader.startsWith("of");
    await mutate("updateProject", { id: projectId, withholdsOriginals }, "project { id }");
    const files = await filesIn(cookie);
    expect(files.some((address) => address.startsWith(file))).toBe(true);
    const originals = files.filter((address) => /^\/uploads\/[^/]+$/.test(address));
    expect([reader, originals]).toEqual([reader, []]);
  }
  await mutate("updateProject", { id: projectId, withholdsOriginals: false }, "project { id }");
});

test(`in ${rounds} rounds under load nothing comes by a link once it is revoked, and nobody else ever gets it`, async () => {
  // On a busy machine, the site refuses the first requests, until it has encoded the picture.
  const small = () => calls.request(smallPicture(), { headers: { cookie: owner } });
  await expect.poll(async () => (await small()).status).toBe(200);
  let isOver = false;
  const seenByVisitors: object[] = [];
  const visitors = Array.from({ length: 2 }, async () => {
    while (!isOver) seenByVisitors.push(await look(""));
  });
  for (let round = 0; round < rounds; round++) {
    const { address, shareLink } = await mutate(
      "createShareLink",
      { recipient: `Round ${round}`, projects: [{ id: projectId }] },
      "address shareLink { id }",
    );
    const cookie = await calls.follow(address);
    expect([round, await look(cookie)]).toEqual([round, { words: true, bytes: true }]);
    const readers = Array.from({ length: 3 }, () => look(cookie));
    const ending = ["revokeShareLink", "pauseShareLink", "renewShareLinkAddress"][round % 3] ?? "";
    await mutate(ending, { id: shareLink.id }, "shareLink { state }");
    expect([round, ending, await look(cookie)]).toEqual([round, ending, closed]);
    await Promise.all(readers);
    if (ending !== "revokeShareLink") {
      await mutate("revokeShareLink", { id: shareLink.id }, "shareLink { state }");
    }
  }
  isOver = true;
  await Promise.all(visitors);
  expect(seenByVisitors.length).toBeGreaterThan(rounds / 4);
  expect(
    seenByVisitors.filter(({ words, bytes }: Partial<typeof closed>) => words || bytes),
  ).toEqual([]);
}, 600_000);
