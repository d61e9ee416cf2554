import fc from "fast-check";
import { expect, test } from "vitest";
import { type ModuleAudience, type ModuleState, moduleAudiences } from "./module-audience.ts";
import { seeSections } from "./see-sections.ts";

type Module = ModuleState & { name: string; standIn?: string; isBlank?: boolean };

/** Divides modules into rows as content/module-rows.ts does, but without its limits. */
function rowsOf(modules: readonly Module[]): Module[][] {
  const starts = [...modules.keys()].filter((place) => place === 0 || !modules[place]?.beside);
  return starts.map((start, index) => modules.slice(start, starts[index + 1]));
}

const visitor = { isOwner: false, hasPortfolioAccess: false };
const holder = { isOwner: false, hasPortfolioAccess: true };
const owner = { isOwner: true, hasPortfolioAccess: true };

/**
 * The names of the visible modules, with "/" between sections, "|" for a gate, and "+" for
 * `beside`.
 */
function look(sections: Module[][], reader = visitor, isPasswordProtected = false): string {
  const { modules, gates } = seeSections(
    sections.map((modules, index) => [index, modules] as const),
    {
      reader,
      project: { isPasswordProtected },
      isBlank: (module) => module.isBlank ?? false,
      standInOf: ({ standIn }) => (standIn ? { name: standIn } : null),
      rowsOf,
    },
  );
  return [...modules]
    .map(([section, seen]) => {
      const gateAt = (place: number) =>
        gates.filter((gate) => gate.section === section && gate.place === place).map(() => "|");
      const words = seen.flatMap(({ name, beside }, place) => [
        ...gateAt(place),
        beside ? `+${name}` : name,
      ]);
      return [...words, ...gateAt(seen.length)].join(" ");
    })
    .join(" / ");
}

const a = (name: string, audience?: ModuleAudience, more: Partial<Module> = {}): Module => ({
  name,
  audience,
  ...more,
});

test("where nothing says anything, a project is seen whole, or its gate alone where it is protected", () => {
  const sections = [[a("one")], [a("two"), a("three")]];
  expect(look(sections)).toBe("one / two three");
  expect(look(sections, visitor, true)).toBe("| / ");
  expect(look(sections, holder, true)).toBe("one / two three");
});

test("a gate stands where modules for those with access are, in unprotected projects too", () => {
  const sections = [[a("one"), a("two", "access"), a("three", "access"), a("four")]];
  expect(look(sections)).toBe("one | four");
  expect(look(sections, holder)).toBe("one two three four");
  expect(look(sections, owner)).toBe("one two three four");
});

test("what is withheld in a row has one gate, over sections, blank and hidden ones", () => {
  const between = [
    a("blank", "public", { isBlank: true }),
    a("hidden", "public", { hidden: true }),
  ];
  const sections = [[a("one"), a("two", "access")], between, [a("three", "access"), a("four")]];
  expect(look(sections)).toBe("one | / blank / four");
  const apart = [[a("one", "access")], [a("two")], [a("three", "access")]];
  expect(look(apart)).toBe("| / two / |");
});

test("a stand-in is seen in place of a module for those with access, the gate behind the last", () => {
  const first = a("one", "access", { standIn: "1" });
  const second = a("two", "access");
  const third = a("three", "access", { standIn: "3" });
  expect(look([[first, second]])).toBe("1 |");
  expect(look([[second, first]])).toBe("1 |");
  expect(look([[first], [second, third], [a("four")]])).toBe("1 / 3 | / four");
  expect(look([[{ ...first, audience: "project" }]], visitor, true)).toBe("|");
  expect(look([[{ ...first, hidden: true }]])).toBe("");
  expect(look([[{ ...first, isBlank: true }]])).toBe("");
});

test("what is left of a row stays in one row, with stand-ins, and joins no row before it", () => {
  const row = [
    a("one"),
    a("two", "project", { beside: true }),
    a("three", "access", { beside: true }),
  ];
  expect(look([row])).toBe("one +two |");
  expect(look([row], holder)).toBe("one +two +three");
  const [first, second, third] = row as [Module, Module, Module]; // `row` has three modules
  expect(look([[a("before"), { ...first, hidden: true }, second, third]], holder)).toBe(
    "before two +three",
  );
  expect(look([[a("before"), { ...first, audience: "access" }, second]])).toBe("before | two");
  expect(look([[first, { ...third, standIn: "instead" }]])).toBe("one +instead |");
  expect(look([[{ ...second, audience: "access", standIn: "instead" }, second]])).toBe(
    "instead | +two",
  );
  expect(look([[{ ...first, hidden: true }, second]], owner)).toBe("one +two");
});

test("a protected project shows its public modules, and has a gate whatever is public", () => {
  expect(look([[a("one", "public")], [a("two")], [a("three")]], visitor, true)).toBe("one / | / ");
  expect(look([[a("one", "public")], []], visitor, true)).toBe("one / |");
  expect(look([[a("one", "public")], []], holder, true)).toBe("one / ");
});

test("nobody is shown what the table denies, whatever stands beside it", () => {
  const module = fc.record(
    {
      name: fc.constant("secret"),
      audience: fc.constantFrom(...moduleAudiences),
      hidden: fc.boolean(),
      isBlank: fc.boolean(),
      standIn: fc.constant("instead"),
    },
    { requiredKeys: ["name"] },
  );
  const section = fc.array(module, { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(section, { maxLength: 3 }), fc.boolean(), (sections, isProtected) => {
      const denied = sections.map((modules) =>
        modules.map((each) => {
          const isPublic =
            each.audience === "public" || (each.audience !== "access" && !isProtected);
          return { ...each, name: !each.hidden && isPublic ? "seen" : "secret" };
        }),
      );
      const text = look(denied, visitor, isProtected);
      expect(text).not.toContain("secret");
      expect(text).not.toMatch(/\|( \/)*( \/)? \|/);
      const seen = denied.flat().filter(({ name }) => name === "seen").length;
      expect(text.split("seen").length - 1).toBe(seen);
    }),
  );
});
