import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleAudiences } from "../../audience/module-audience.ts";
import type { Project } from "../database/__generated__/prisma/client.ts";
import { storedMoment } from "../database/direct-reads.ts";
import { isListedSql } from "../database/queries/listed-projects.ts";
import { owner } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import {
  isFound,
  type MediaUse,
  mayRead,
  visibilityAt,
  whereFound,
  whereVisible,
} from "./audience.ts";
import type { OpenedLink, Opening } from "./links/opened-link.ts";
import { isLocked } from "./protection.ts";
import { type Viewer, visitor } from "./viewer.ts";

const now = new Date("2026-12-03T08:00:07.250Z");
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const guest = { isOwner: false, hasPortfolioAccess: true };
/** A link that opens two of three projects, half of them also while they are drafts. */
const link: OpenedLink = {
  id: 1,
  greeting: "",
  isReview: false,
  hidesReading: false,
  hasReader: true,
  withholdsOriginals: false,
  mark: null,
  nameShown: "",
  projects: new Map(
    Array.from({ length: 100 }, (_, id) => id)
      .filter((id) => id % 3 > 0)
      .map((id) => [id, { opensDraft: id % 3 === 1, modules: null }]),
  ),
};
const reader = { ...visitor, link };
const viewers = { visitor, guest, owner, reader };
const ways = ["list", "id", "address"] as const;
const visibilities = ["public", "unlisted", "draft"] as const;
const moments = [null, after(-86_400_000), after(-1), now, after(1), after(86_400_000)];

let site: TestSite;
let projects: Project[];
beforeAll(async () => {
  site = await openTestSite();
  const combinations = visibilities.flatMap((visibility) =>
    moments.flatMap((publishAt) =>
      [null, after(-1)].flatMap((deletedAt) =>
        [false, true].map((isPasswordProtected) => ({
          visibility,
          publishAt,
          deletedAt,
          isPasswordProtected,
        })),
      ),
    ),
  );
  await site.database.project.createMany({
    data: combinations.map((combination, index) => ({
      name: "P",
      slug: `p-${index}`,
      ...combination,
    })),
  });
  projects = await site.database.project.findMany({ orderBy: { id: "asc" } });
  expect(projects).toHaveLength(72);
});
afterAll(() => site.close());

const idsWhere = async (where: ReturnType<typeof whereFound>) =>
  (await site.database.project.findMany({ where, orderBy: { id: "asc" } })).map(({ id }) => id);

const idsThat = (holds: (project: Project) => boolean) =>
  projects.filter(holds).map(({ id }) => id);

test("the rule and its conditions for the database find the same, for everyone, in every way", {
  tags: "bothDatabases",
}, async () => {
  for (const viewer of Object.values(viewers)) {
    for (const way of ways) {
      const expected = idsThat((project) => isFound(viewer, project, now, way));
      expect(await idsWhere(whereFound(viewer, now, way))).toEqual(expected);
    }
  }
  const { reads } = await site.makeContext(visitor);
  const listed = await reads.all<{ id: number }>(
    `SELECT "id" FROM "Project" WHERE ${isListedSql} ORDER BY "id"`,
    storedMoment(now),
  );
  expect(listed.map(({ id }) => id)).toEqual(
    idsThat((project) => isFound(visitor, project, now, "list")),
  );
});

test("the visibility in force and its condition agree; a draft is public from its moment on", {
  tags: "bothDatabases",
}, async () => {
  for (const visibility of visibilities) {
    const expected = idsThat((project) => visibilityAt(project, now) === visibility);
    expect(await idsWhere(whereVisible(visibility, now))).toEqual(expected);
  }
  const draft = { visibility: "draft" } as const;
  expect(moments.map((publishAt) => visibilityAt({ ...draft, publishAt }, now))).toEqual([
    "draft",
    "public",
    "public",
    "public",
    "draft",
    "draft",
  ]);
});

test("each combination is found as the table says", () => {
  const project = { id: 1, visibility: "public", publishAt: null, deletedAt: null } as const;
  const waysOf = (viewer: Viewer, more: object) =>
    ways.filter((way) => isFound(viewer, { ...project, ...more }, now, way)).join(" ");
  const draft = { visibility: "draft" };
  for (const viewer of [visitor, guest]) {
    expect(waysOf(viewer, {})).toBe("list id address");
    expect(waysOf(viewer, { ...draft, publishAt: now })).toBe("list id address");
    expect(waysOf(viewer, { visibility: "unlisted" })).toBe("address");
    expect(waysOf(viewer, draft)).toBe("");
    expect(waysOf(viewer, { ...draft, publishAt: after(1) })).toBe("");
    expect(waysOf(viewer, { deletedAt: now })).toBe("");
  }
  for (const visibility of visibilities) {
    expect(waysOf(owner, { visibility })).toBe("list id address");
    expect(waysOf(owner, { visibility, deletedAt: now })).toBe("id");
  }
});

test("files are read where the page that shows them is", () => {
  const project = {
    id: 1,
    publishAt: null,
    deletedAt: null,
    isPasswordProtected: false,
    withholdsOriginals: false,
  };
  const module = {
    moduleId: null,
    isHidden: false,
    audience: "project",
    isStandIn: false,
  } as const;
  const use = (place: string, more: object, state: Partial<MediaUse> = {}) => [
    { place, ...module, ...state, project: { ...project, visibility: "public" as const, ...more } },
  ];
  const isProtected = { isPasswordProtected: true };
  const verdicts = (...given: Parameters<typeof use>) =>
    [visitor, guest, owner].map((viewer) => mayRead(viewer, use(...given), now));
  for (const visibility of ["public", "unlisted"] as const) {
    expect(verdicts("why", { visibility })).toEqual([true, true, true]);
    expect(verdicts("heroImage", { visibility, ...isProtected })).toEqual([true, true, true]);
    expect(verdicts("why", { visibility, ...isProtected })).toEqual([false, true, true]);
    expect(verdicts("why", { visibility }, { isHidden: true })).toEqual([false, false, true]);
    for (const each of [{}, isProtected]) {
      const inModule = (state: Partial<MediaUse>) =>
        verdicts("why", { visibility, ...each }, state);
      expect(inModule({ audience: "public" })).toEqual([true, true, true]);
      expect(inModule({ audience: "access" })).toEqual([false, true, true]);
      expect(inModule({ audience: "access", isStandIn: true })).toEqual([true, true, true]);
      for (const audience of ["public", "project"] as const) {
        expect(inModule({ audience, isStandIn: true })).toEqual([false, false, true]);
      }
      for (const audience of moduleAudiences) {
        const isHidden = { isHidden: true, audience };
        expect(inModule(isHidden)).toEqual([false, false, true]);
        expect(inModule({ ...isHidden, isStandIn: true })).toEqual([false, false, true]);
      }
    }
  }
  for (const more of [{ visibility: "draft" as const }, { deletedAt: now }]) {
    expect(verdicts("heroImage", more)).toEqual([false, false, true]);
    expect(verdicts("why", { ...more, ...isProtected })).toEqual([false, false, true]);
    expect(verdicts("why", more, { audience: "public" })).toEqual([false, false, true]);
    expect(verdicts("why", more, { audience: "access", isStandIn: true })).toEqual([
      false,
      false,
      true,
    ]);
  }
  const due = { visibility: "draft" as const, publishAt: now };
  expect(verdicts("heroImage", due)).toEqual([true, true, true]);
});

/** The reader of a link that opens project 1 with these settings. */
const readerOf = (opening: Partial<Opening>, more: Partial<Viewer> = {}): Viewer => ({
  ...visitor,
  link: { ...link, projects: new Map([[1, { opensDraft: false, modules: null, ...opening }]]) },
  ...more,
});

test("a link lists what it names, a draft only where it says so, and nothing of the trash", () => {
  const state = { id: 1, visibility: "public", publishAt: null, deletedAt: null } as const;
  const waysOf = (viewer: Viewer, more: object) =>
    ways.filter((way) => isFound(viewer, { ...state, ...more }, now, way)).join(" ");
  const everywhere = "list id address";
  for (const opening of [{}, { opensDraft: true }, { modules: new Set<string>() }]) {
    const viewer = readerOf(opening);
    expect(waysOf(viewer, {})).toBe(everywhere);
    expect(waysOf(viewer, { visibility: "unlisted" })).toBe(everywhere);
    expect(waysOf(viewer, { visibility: "draft" })).toBe(opening.opensDraft ? everywhere : "");
    expect(waysOf(viewer, { visibility: "draft", publishAt: now })).toBe(everywhere);
    expect(waysOf(viewer, { deletedAt: now })).toBe("");
    expect(waysOf(viewer, { id: 2, visibility: "unlisted" })).toBe("address");
    expect(waysOf(viewer, { id: 2, visibility: "draft" })).toBe("");
  }
});

test("a link opens the whole of a project or some modules, adds to the password, and nothing hidden", () => {
  const state = { visibility: "public", publishAt: null, deletedAt: null } as const;
  const read = (viewer: Viewer, use: Partial<MediaUse>, id = 1, isPasswordProtected = true) =>
    mayRead(
      viewer,
      [
        {
          place: "why",
          moduleId: "a",
          isHidden: false,
          audience: "project",
          isStandIn: false,
          ...use,
          project: { ...state, id, isPasswordProtected, withholdsOriginals: false },
        },
      ],
      now,
    );
  const some = readerOf({ modules: new Set(["a"]) });
  for (const viewer of [readerOf({}), some]) {
    for (const audience of moduleAudiences) expect(read(viewer, { audience })).toBe(true);
    expect(read(viewer, { audience: "access" }, 1, false)).toBe(true);
    expect(read(viewer, { isHidden: true })).toBe(false);
    expect(read(viewer, {}, 2)).toBe(false);
    expect(read(viewer, { audience: "project", isStandIn: true })).toBe(false);
  }
  for (const moduleId of ["b", null]) {
    expect(read(readerOf({}), { moduleId })).toBe(true);
    expect(read(some, { moduleId })).toBe(false);
    expect(
      read(readerOf({ modules: some.link?.projects.get(1)?.modules ?? null }, guest), { moduleId }),
    ).toBe(true);
  }
  const isProtected = { id: 1, isPasswordProtected: true };
  expect(isLocked(isProtected, readerOf({}))).toBe(false);
  expect(isLocked(isProtected, some)).toBe(true);
  expect(isLocked({ ...isProtected, id: 2 }, readerOf({}))).toBe(true);
});
