import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/** Folders of api/ that hold a feature of the domain. */
const features = ["about", "access", "contact", "media", "projects", "site"];

/** Folders of api/ that bring the features to the outside; no feature may know them. */
const surfaces = ["rest", "pages"];

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
  const source = readFileSync(path, "utf8");
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

test("features know neither REST nor pages", () => {
  expect(
    breaking(
      ({ from, to }) =>
        features.some((feature) => within(`api/${feature}`)(from)) &&
        surfaces.some((surface) => within(`api/${surface}`)(to)),
    ),
  ).toEqual([]);
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

/** The admin area, and what edits a module beside the block that shows it. */
const isAdminCode = (path: string) =>
  within("web/admin")(path) || /^web\/modules\/(editing\/|[^/]+\/edit)/.test(path);

test("visitors' code never reaches the admin area, but through lazy routes", () => {
  const statically = sourcesBelow("web")
    .filter((path) => !isAdminCode(path))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/from "(\.[^"]*)"/g)].map(([, target = ""]) => ({
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
