import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { sourceFolders } from "../scripts/build/source-folders.mjs";
import { schema } from "./graphql/schema.ts";
import { findCircle } from "./testing/find-circle.ts";

/** The folders of api/ that contain a feature of the domain. */
const features = [
  "about",
  "access",
  "access-requests",
  "contact",
  "demo",
  "media",
  "numbers",
  "projects",
  "reviews",
  "share-links",
  "site",
];

/**
 * The folders of api/ that serve the features in other forms than GraphQL. No feature may import
 * them.
 */
const surfaces = ["rest", "pages", "mcp"];

type Import = { from: string; to: string };

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter(
      (path) =>
        /\.(ts|tsx)$/.test(path) && !path.includes("__generated__") && !/\.test\.tsx?$/.test(path),
    );
}

function importsOf(path: string): Import[] {
  return importsIn(path, readFileSync(path, "utf8"));
}

function importsIn(path: string, source: string): Import[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)].map(
    ([, target = ""]) => ({
      from: path,
      to: relative(".", join(dirname(path), target)),
    }),
  );
}

const imports = [...sourcesBelow("api"), ...sourcesBelow("web")].flatMap(importsOf);

function breaking(rule: (edge: Import) => boolean): string[] {
  return imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);
}

const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

const isAdminCode = within("web/admin");

test("the sources were read", () => {
  expect(imports.length).toBeGreaterThan(150);
});

test("web never imports api", () => {
  expect(breaking(({ from, to }) => within("web")(from) && within("api")(to))).toEqual([]);
});

test("api reaches web only for the list of its documents", () => {
  const allowed = "web/__generated__/persisted-queries.json";
  expect(
    breaking(({ from, to }) => within("api")(from) && within("web")(to) && to !== allowed),
  ).toEqual([]);
});

test.each(["markup", "content"])("visitors are sent nothing of %s", (folder) => {
  const readers = breaking(({ from, to }) => within("web")(from) && within(folder)(to));
  expect(readers.filter((edge) => !isAdminCode(edge.split(" ")[0] ?? ""))).toEqual([]);
});

test("visitors are sent no more of the list of pages than their paths", () => {
  const readers = breaking(({ from, to }) => within("web")(from) && to.startsWith("pages/pages"));
  expect(readers.filter((edge) => !isAdminCode(edge.split(" ")[0] ?? ""))).toEqual([]);
  expect(readers.length).toBeGreaterThan(0);
});

test("a container and a build are made of every folder that code is imported from", () => {
  const folders = new Set(imports.map(({ to }) => to.split("/")[0] ?? ""));
  const copied = readFileSync(".dockerignore", "utf8").split("\n");
  const watched = readFileSync("scripts/prepare.mjs", "utf8").split("...sourceFolders,");
  expect(watched.length - 1, "what is generated and what is built").toBe(2);
  const sources = [...folders].filter((name) => existsSync(name) && !/^(scripts|e2e)$/.test(name));
  expect(sources).toContain("audience");
  for (const name of sources) {
    expect(copied, ".dockerignore").toContain(`!${name}`);
    expect(sourceFolders).toContain(name);
  }
});

test.each(["markup", "audience", "pages", "content"])("%s knows neither side", (folder) => {
  const outside = sourcesBelow(folder)
    .flatMap(importsOf)
    .filter(({ to }) => !within(folder)(to));
  expect(outside).toEqual([]);
});

test("features know neither REST nor pages", () => {
  expect(
    breaking(
      ({ from, to }) =>
        features.some((feature) => within(`api/${feature}`)(from)) &&
        surfaces.some((surface) => within(`api/${surface}`)(to)),
    ),
  ).toEqual([]);
});

/** The features that each feature may import. */
const featureArrows: Record<string, string[]> = {
  about: [],
  access: [],
  "access-requests": ["access", "contact", "projects", "share-links", "site"],
  contact: ["access"],
  demo: ["access", "media", "projects", "site"],
  media: ["access"],
  numbers: ["access", "projects"],
  projects: ["access", "media", "site"],
  reviews: ["access", "projects"],
  "share-links": ["access", "contact", "numbers", "projects"],
  site: ["access", "media"],
};

test("features build on each other only as declared", () => {
  expect(Object.keys(featureArrows)).toEqual(features);
  const featureOf = (path: string) => features.find((feature) => within(`api/${feature}`)(path));
  expect(
    breaking(({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)];
      if (!here || !there || here === there) return false;
      return !featureArrows[here]?.includes(there);
    }),
  ).toEqual([]);
});

test.each(["api", "web", "web/admin", "web/site"])(
  "the rooms of %s use each other in one direction",
  (house) => {
    /**
     * The folder of a file directly inside the top-level folder, or the file itself if it is in
     * none.
     */
    const roomOf = (path: string) =>
      path
        .replace(/\.tsx?$/, "")
        .split("/")
        .slice(0, house.split("/").length + 1)
        .join("/");
    const uses = new Map<string, Map<string, string>>();
    for (const path of sourcesBelow(house)) {
      const here = roomOf(path);
      // Tests may import every folder.
      if (path.includes("/testing/")) continue;
      // Imports of types do not exist when the code runs, and code that is loaded on demand is a
      // separate entry point.
      const source = readFileSync(path, "utf8").replace(
        /^import type [^;]*;|\bimport\([^)]*\)/gm,
        "",
      );
      for (const { to } of importsIn(path, source)) {
        const there = roomOf(to);
        if (here === there || !within(house)(to) || to.includes("__generated__")) continue;
        uses.set(here, (uses.get(here) ?? new Map()).set(there, `${path} imports ${to}`));
      }
    }
    expect(uses.size).toBeGreaterThan(10);
    expect(findCircle(uses)).toEqual([]);
  },
);

/**
 * The sources of the tests, except for the test of the permission map, which contains every
 * mutation anyway.
 */
const apiTests = readdirSync("api", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && !path.endsWith("permission-map.test.ts"))
  .map((path) => readFileSync(join("api", path), "utf8"))
  .join("\n");

test("a test runs every mutation", () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(60);
  expect(mutations.filter((name) => !new RegExp(`\\b${name}\\b`).test(apiTests))).toEqual([]);
});

test("SQL stands in the database's room alone", () => {
  const words =
    /\bSELECT\b|\bINSERT INTO\b|\bDELETE FROM\b|\b(?:UPDATE|FROM|JOIN|AND|OR|NOT|WHERE|ORDER BY) \(?"|\bIS (?:NOT )?NULL\b|\bEXISTS \(|\bPRAGMA\b|sqlite_master|pg_catalog|json_each|json_agg/;
  const runs = /\$(?:query|execute)Raw|\b(?:reads|statements)\.all\b|from "(?:libsql|pg)"/;
  const withSql = sourcesBelow("api").filter((path) => {
    const source = readFileSync(path, "utf8");
    return words.test(source) || runs.test(source);
  });
  expect(withSql.filter(within("api/database/queries")).length).toBeGreaterThan(5);
  expect(withSql.filter((path) => !/^api\/(?:database|testing)\//.test(path))).toEqual([]);
});

test("the server asks no address that a caller names, checks certificates, and runs nothing of what it is sent", () => {
  const asks = /(?<![.\w])fetch\(|\bhttps?\.(?:get|request)\(|from "(?:undici|node:https)"/;
  const runs =
    /\beval\(|new Function\(|\bshell: true|rejectUnauthorized|NODE_TLS_REJECT|insecureHTTPParser/;
  const sources = sourcesBelow("api").filter((path) => !path.includes("/testing/"));
  // The first file checks whether anybody may read the operator's own bucket. The second one
  // fetches pictures of an import if the owner wants that, and only from addresses on the internet
  // (record 107).
  const asking = sources.filter((path) => asks.test(readFileSync(path, "utf8")));
  expect(asking.sort()).toEqual([
    "api/backup/places/bucket-place.ts",
    "api/import/fetch-pictures.ts",
  ]);
  expect(sources.filter((path) => runs.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("what is not to be guessed is drawn by node:crypto", () => {
  const guessable = sourcesBelow("api").filter((path) =>
    readFileSync(path, "utf8").includes("Math.random"),
  );
  // The stored file whose checksum is compared first is no secret.
  expect(guessable).toEqual(["api/condition/lost-files.ts"]);
});

test("one component writes HTML, which the sanitiser has made", () => {
  const writes =
    /dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
  const writing = sourcesBelow("web").filter((path) => writes.test(readFileSync(path, "utf8")));
  expect(writing.filter((path) => !path.includes("/testing/"))).toEqual([
    "web/rich-text/RichText.tsx",
  ]);
});

test("what is encrypted is by AES-256-GCM, and what is hashed by SHA-256", () => {
  const call = /\b(?:create(?:Hash|Hmac|Cipheriv)|hkdfSync)\(\s*"([^"]+)"/g;
  const calls = sourcesBelow("api")
    .filter((path) => !path.includes("/testing/"))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(call)].map(([, name]) => `${name} in ${path}`),
    );
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((each) => !/^(?:aes-256-gcm|sha256) /.test(each)).sort()).toEqual([
    // For an ETag, as buckets compute it.
    "md5 in api/media/storage/local-part-store.ts",
    // Most authenticator apps support no other hash.
    "sha1 in api/access/owner/totp.ts",
  ]);
});

test("the database knows no feature", () => {
  expect(
    breaking(
      ({ from, to }) =>
        within("api/database")(from) && features.some((feature) => within(`api/${feature}`)(to)),
    ),
  ).toEqual([]);
});

test("controls know neither Relay nor routes", () => {
  const offenders = sourcesBelow("web/ui").filter((path) =>
    /from "(react-relay|relay-runtime|react-router)[^"]*"|\/(relay|site|admin)\//.test(
      readFileSync(path, "utf8"),
    ),
  );
  expect(offenders).toEqual([]);
});

test("visitors' code never reaches the admin area, but through lazy routes", () => {
  const statically = sourcesBelow("web")
    .filter((path) => !isAdminCode(path))
    .flatMap((path) =>
      [
        // Imports of types are not sent to browsers.
        ...readFileSync(path, "utf8").matchAll(
          /(?:import|export) (?!type )[^;"]*from "(\.[^"]*)"/g,
        ),
      ].map(([, target = ""]) => ({
        from: path,
        to: relative(".", join(dirname(path), target)),
      })),
    )
    .filter(({ to }) => isAdminCode(to))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(statically).toEqual([]);
});

test("only environment.ts reads the process's variables", () => {
  const readers = sourcesBelow("api").filter((path) =>
    readFileSync(path, "utf8").includes("process.env"),
  );
  expect(readers.filter((path) => path !== "api/environment.ts" && path !== "api/main.ts")).toEqual(
    [],
  );
});
