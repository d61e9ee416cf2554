import { expect, test } from "vitest";
import { defaultSectionNames } from "../../../../content/section-layout";
import type { ContentModule } from "../module-types/moduleTypes";
import { projectRuleOf } from "./mergeProject";
import { parseFields } from "./projectFields";
import { labelOf, type ProjectValues } from "./projectValues";

const names = { ...defaultSectionNames, role: "Rolle", why: "Anlass" };
const projectRule = projectRuleOf(names);

const text = (id: string, content = id): ContentModule => ({ type: "text", id, content });

const base: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery", showOnHome: true }),
  role: [text("a"), text("b"), text("c")],
  why: [text("d")],
  result: [],
  process: [],
  solution: [],
  shippedGoods: [],
};

function merge(mine: Partial<ProjectValues>, theirs: Partial<ProjectValues>) {
  const merged = projectRule.merge({
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });
  const words = (values: ProjectValues) =>
    [values.role, values.why].map((list) => list.map((m) => "content" in m && m.content).join());
  const taken = merged.clashes.reduce(
    (values, { takeTheirs }) => takeTheirs(values),
    merged.values,
  );
  return { ...merged, words: words(merged.values), taken, takenWords: words(taken) };
}

test("changes to different things are joined without a question", () => {
  const { values, clashes, words } = merge(
    { name: "Mine", role: [text("a", "A"), text("b"), text("c")] },
    { slug: "theirs", role: [text("a"), text("x"), text("c", "C")] },
  );
  expect(clashes).toEqual([]);
  expect(values).toMatchObject({ name: "Mine", slug: "theirs" });
  expect(words).toEqual(["A,x,C", "d"]);
});

test("one side moves a module that the other one writes", () => {
  const { clashes, words } = merge(
    { role: [text("b"), text("c")], why: [text("d"), text("a")] },
    { role: [text("a", "A"), text("b"), text("c")] },
  );
  expect(clashes).toEqual([]);
  expect(words).toEqual(["b,c", "d,A"]);
});

test("one side puts a module into a row, the other writes it", () => {
  const row = { beside: true, wide: true };
  const { values, clashes } = merge(
    { role: [text("a"), { ...text("b"), ...row }, text("c")] },
    { role: [text("a"), text("b", "B"), text("c")] },
  );
  expect(clashes).toEqual([]);
  expect(values.role[1]).toEqual({ ...text("b", "B"), ...row });
});

test("who sees a module is merged by itself, and never becomes more people by a merge or a choice", () => {
  const secret = { audience: "access", standIn: { text: "Soon" } } as const;
  const written = merge({ why: [text("d", "D")] }, { why: [{ ...text("d"), ...secret }] });
  expect(written.clashes).toEqual([]);
  expect(written.values.why).toEqual([{ ...text("d", "D"), ...secret }]);
  for (const [mine, theirs] of [
    [{}, secret],
    [secret, {}],
    [{ audience: "public" } as const, secret],
    [secret, { audience: "public" } as const],
  ]) {
    const both = merge(
      { why: [{ ...text("d", "1"), ...mine }] },
      { why: [{ ...text("d", "2"), ...theirs }] },
    );
    expect(both.clashes).toHaveLength(1);
    expect(both.values.why).toMatchObject([{ content: "1", audience: "access" }]);
    expect(both.taken.why).toMatchObject([{ content: "2", audience: "access" }]);
  }
  const hidden = merge({ why: [text("d", "D")] }, { why: [{ ...text("d"), hidden: true }] });
  expect(hidden.values.why).toEqual([{ ...text("d", "D"), hidden: true }]);
});

test.each<[string, Partial<ProjectValues>, Partial<ProjectValues>, string[], string[]]>([
  [
    "written twice",
    { why: [text("d", "1")] },
    { why: [text("d", "2")] },
    ["a,b,c", "1"],
    ["a,b,c", "2"],
  ],
  ["written and deleted", { why: [text("d", "1")] }, { why: [] }, ["a,b,c", "1"], ["a,b,c", ""]],
  ["deleted and written", { why: [] }, { why: [text("d", "2")] }, ["a,b,c", ""], ["a,b,c", "2"]],
  [
    "in two orders",
    { role: [text("b"), text("a"), text("c")] },
    { role: [text("c"), text("a"), text("b")] },
    ["b,a,c", "d"],
    ["c,a,b", "d"],
  ],
])("a module %s is a question, and both answers hold", (_, mine, theirs, kept, taken) => {
  const merged = merge(mine, theirs);
  expect(merged.clashes).toHaveLength(1);
  expect(merged.words).toEqual(kept);
  expect(merged.takenWords).toEqual(taken);
});

test("a field written twice is a question; written alike it is none", () => {
  const { values, clashes, taken } = merge({ name: "1", slug: "s" }, { name: "2", slug: "s" });
  expect(clashes.map(({ label }) => label)).toEqual(["Project Name"]);
  expect([values.name, taken.name, values.slug]).toEqual(["1", "2", "s"]);
});

test("a text of a module is undone alone, whatever became of the module's other texts", () => {
  const pair = (leftImageText: string, rightImageText: string): ContentModule => ({
    ...{ type: "image-image", id: "p", leftImageSrc: "", rightImageSrc: "" },
    ...{ leftImageText, rightImageText },
  });
  const of = (left: string, right: string) => ({ ...base, why: [pair(left, right)] });
  // The left text was typed first, and undone in its own field. Now the right text is undone.
  const step = { base: of("L", "R"), mine: of("", "R"), theirs: of("L", "") };
  const { values, clashes } = projectRule.merge(projectRule.rebase?.(step) ?? step);
  expect(clashes).toEqual([]);
  expect(values.why).toEqual([pair("", "")]);
});

test("a row of a list is undone alone", () => {
  const team = (...names: string[]) => ({
    ...base,
    team: names.map((name) => ({ name, role: "" })),
  });
  const step = { base: team("A", "B"), mine: team("", "B"), theirs: team("A", "") };
  const { values } = projectRule.merge(projectRule.rebase?.(step) ?? step);
  expect(values.team).toEqual(team("", "").team);
});

test("sections are called as in this project, or as the site calls them", () => {
  const sectionLayout = [{ section: "why" as const, name: "Motive", isLeftOut: false }];
  const { clashes } = merge(
    { sectionLayout, role: [text("a", "mine")], why: [text("d", "mine")] },
    { role: [text("a", "theirs")], why: [text("d", "theirs")] },
  );
  expect(clashes.map(({ label }) => label)).toEqual(["A module of Rolle", "A module of Motive"]);
  const labels = (["role", "why", "name"] as const).map((key) =>
    labelOf(key, { sectionLayout }, names),
  );
  expect(labels).toEqual(["Rolle", "Motive", "Project Name"]);
});
