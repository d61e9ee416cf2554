import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "bench/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];
const textOf = (/** @type {string} */ page) => readFileSync(page, "utf8");

test("every link between the pages of the docs leads to a file", () => {
  const links = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target.replace(/#.*/, ""))
      // The guide's links with an absolute path lead into the admin area; guidePages.test.tsx tests
      // them.
      .filter((target) => target !== "" && !/^(https?:|\/)/.test(target))
      .map((target) => join(dirname(page), target)),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

test("every command that the docs name is one of the package", () => {
  const { scripts } = JSON.parse(textOf("package.json"));
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run (\w[\w:-]*)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("the pages besides the guide name decision records that are there, within 20,000 words", () => {
  const texts = pages.filter((page) => !page.startsWith("docs/guide/")).map(textOf);
  expect(texts.join(" ").split(/\s+/).length).toBeLessThanOrEqual(20_000);
  const records = pages.map((page) => /decisions\/\w+\/0*(\d+)-/.exec(page)?.[1]);
  const named = texts.flatMap((text) => [...text.matchAll(/records? (\d+)(?: and (\d+))?/gi)]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.flatMap(([, ...two]) => two).filter((id) => id && !records.includes(id))).toEqual(
    [],
  );
});

test("every row of the table of ASVS names tests that are there, within 2,500 words", () => {
  const table = textOf("docs/asvs.md");
  const rows = table.split("\n").filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(150);
  const testsOf = (/** @type {string} */ row) => row.match(/[\w./-]+\.test\.\w+/g) ?? [];
  expect(rows.filter((row) => !testsOf(row).some((path) => existsSync(path)))).toEqual([]);
  const named = [...table.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  expect(table.split(/\s+/).length).toBeLessThanOrEqual(2_500);
});

test("the README begins with what it is for, its two pictures, which are small, and the two commands", () => {
  const readme = textOf("README.md");
  const [opening = ""] = readme.split("## Licence");
  const pictures = [...opening.matchAll(/!\[.+?\]\((.+?)\)/g)].map(([, path = ""]) => path);
  expect(pictures).toEqual(["docs/site.png", "docs/editor.png"]);
  for (const picture of pictures) expect(statSync(picture).size).toBeLessThan(150_000);
  expect(opening).toMatch(/```sh\nnpm start .+\nnpm test .+\n```/);
  for (const page of ["docs/guide/1-first-steps.md", "docs/operating.md", "docs/developing.md"]) {
    expect(opening).toContain(page);
  }
  const tableIn = (/** @type {string} */ text) => /^\| {2}\| Vitrine \|.*?\n\n/ms.exec(text)?.[0];
  expect(tableIn(readme)).toBe(tableIn(`${textOf("bench/results/RESULTS-peers.md")}\n`));
});
