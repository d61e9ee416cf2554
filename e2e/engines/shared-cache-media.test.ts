import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { type Owner, signIn } from "../torture/owner.ts";
import { type SharedCache, startNginx } from "./nginx.ts";

/** The path of nginx. Only `npm run test:matrix` sets it, after it has found or installed nginx. */
const { NGINX_PATH: nginx = "" } = process.env;

const journey = startJourney({
  content: "empty",
  variables: { SHARED_CACHE_SECONDS: "1", TRUST_PROXY: "1" },
});

/** The number of projects. Each project changes twice between protected and open. */
const projectCount = 50;

/**
 * The seconds for which nginx may serve public media without asking the site: the site allows 60,
 * and nginx counts whole seconds.
 */
const mediaSeconds = 60 + 2;

/** Everyone who may see the project sees `picture`; only readers with access see `withheld`. */
type Shown = { id: number; isProtected: boolean; picture: string; withheld: string };

let cache: SharedCache;
let owner: Owner;
let cookies: string[];
const projects: Shown[] = [];

beforeAll(async () => {
  cache = await startNginx(nginx, journey.server.origin);
  owner = await signIn(journey.server.origin);
  const { enter } = siteCalls(journey);
  const session = await enter("/api/session", ownerPassword);
  const access = await enter("/api/portfolio/validate-password", portfolioPassword);
  cookies = [session, "", access, ""];
  for (let index = 0; index < projectCount; index++) projects.push(await makeProject(index));
});
afterAll(() => cache?.stop());

/** A picture of noise, whose bytes differ from those of all other pictures in every size and format. */
const drawNoise = () =>
  sharp(randomBytes(350 * 40 * 3), { raw: { width: 350, height: 40, channels: 3 } })
    .png()
    .toBuffer();

const send = (path: string, method: string, body: object) =>
  owner.ask(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function makeProject(index: number): Promise<Shown> {
  const [picture, withheld] = [await drawNoise(), await drawNoise()];
  const paths = [(await owner.upload(picture)).path, (await owner.upload(withheld)).path];
  const isProtected = index % 2 === 0;
  const modules = [
    { type: "hero-image", id: "as-project", imageSrc: paths[0] },
    { type: "hero-image", id: "with-access", imageSrc: paths[1], audience: "access" },
  ];
  const created = await send("/api/projects", "POST", {
    name: `Project ${index}`,
    slug: `project-${index}`,
    visibility: "public",
    isPasswordProtected: isProtected,
    whyContent: JSON.stringify(modules),
  });
  const { id } = Object(await created.json());
  return { id, isProtected, picture: paths[0] ?? "", withheld: paths[1] ?? "" };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(cache.origin + path, { headers });

const formsOf = (path: string) =>
  ["", "/350.webp", "/320.jpeg", "/preview.jpeg"].map((end) => path + end);

/** Requests all files through the cache: as the owner, as a reader with access, and as visitors. */
async function lookAtEverything(paths: string[]): Promise<void> {
  for (const cookie of cookies) {
    for (const path of paths) {
      for (const form of [...formsOf(path), `${path}/320.avif`]) {
        await (await get(form, { cookie })).arrayBuffer();
        await (await get(form, { cookie, range: "bytes=-100" })).arrayBuffer();
      }
    }
  }
}

/** The addresses (a file in a size and format) whose bytes are anywhere in nginx's cache. */
async function findStored(paths: string[]): Promise<string[]> {
  const stored = await cache.readStored();
  const found: string[] = [];
  for (const form of paths.flatMap(formsOf)) {
    const response = await owner.ask(form);
    expect([form, response.status]).toEqual([form, 200]);
    const bytes = Buffer.from(await response.arrayBuffer()).toString("latin1");
    // Only the last 100 bytes are searched, because some requests were only for these.
    const end = bytes.slice(-100);
    if (stored.some((file) => file.includes(end))) found.push(form);
  }
  return found;
}

test("no byte of a file that is withheld from anybody is stored", async () => {
  const sample = projects.slice(0, 8);
  const open = sample.filter(({ isProtected }) => !isProtected).map(({ picture }) => picture);
  const closed = sample.filter(({ isProtected }) => isProtected).map(({ picture }) => picture);
  const withheld = sample.map((project) => project.withheld);
  await lookAtEverything([...open, ...closed, ...withheld]);
  expect(await findStored(open)).toEqual(open.flatMap(formsOf));
  expect(await findStored([...closed, ...withheld])).toEqual([]);
  const [picture = ""] = open;
  const again = await get(picture);
  expect(again.headers.get("x-cache")).toBe("HIT");
  expect(again.headers.get("surrogate-key")).toBe("vitrine");
});

test("each of 100 times that a project is protected or opened, its picture follows within a minute", async () => {
  for (let round = 0; round < 2; round++) {
    for (const { picture, isProtected } of projects) {
      expect((await get(picture)).status).toBe(isProtected ? 404 : 200);
    }
    const turned = performance.now();
    for (const project of projects) {
      project.isProtected = !project.isProtected;
      const body = { isPasswordProtected: project.isProtected };
      expect((await send(`/api/projects/${project.id}`, "PATCH", body)).status).toBe(200);
    }
    const behind = async () => {
      const wrong: string[] = [];
      for (const { picture, isProtected } of projects) {
        for (const form of [picture, `${picture}/320.jpeg`]) {
          const { status } = await get(form);
          if (status !== (isProtected ? 404 : 200)) wrong.push(form);
        }
      }
      return wrong;
    };
    await expect.poll(behind, { timeout: mediaSeconds * 1_000, interval: 1_000 }).toEqual([]);
    expect(performance.now() - turned).toBeLessThan((mediaSeconds + 5) * 1_000);
    await lookAtEverything(projects.slice(0, 4).map(({ withheld }) => withheld));
  }
  expect(await findStored(projects.map(({ withheld }) => withheld))).toEqual([]);
}, 240_000);
