import { afterAll, beforeAll, expect, test } from "vitest";
import { about } from "../../content/settings/about.ts";
import { identity } from "../../content/settings/identity.ts";
import { look } from "../../content/settings/look.ts";
import type { Setting, SettingKind, Settings } from "../../content/settings/setting.ts";
import { owner } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const facts = { mediaType: "image/png", byteSize: 1, width: 512, height: 512, checksum: "a" };
  await site.database.mediaAsset.create({ data: { path: picture, kind: "image", ...facts } });
});
afterAll(() => site.close());

const picture = "/objects/a.png";

const records: readonly [record: string, mutation: string, settings: Settings][] = [
  ["siteIdentity", "updateSiteIdentity", identity],
  ["siteLook", "updateSiteLook", look],
  ["aboutContent", "updateAboutContent", about],
];

const all = records.flatMap(([record, mutation, settings]) =>
  Object.entries(settings).map(([key, setting]) => ({ record, mutation, key, setting })),
);

type Each = (typeof all)[number];
type Reading = Record<string, unknown> & { version: number };

/** A value to write, and the value that is read afterwards where it differs from the input. */
type Sample = { input: unknown; output?: unknown };

const samples: Record<SettingKind, (before: unknown, setting: Setting) => Sample> = {
  text: (_before, { input }) => ({
    input: input?.type === "url" ? "https://a.example" : "ada@example.org",
  }),
  richText: () => ({ input: "**a** b" }),
  integer: () => ({ input: 7 }),
  flag: (before) => ({ input: !before }),
  media: () => ({ input: picture, output: { src: picture } }),
  choice: (before, setting) => ({
    input: "options" in setting && Object.keys(setting.options).find((each) => each !== before),
  }),
  rows: () => ({ input: [{ label: "", url: "https://a.example" }] }),
};

const selections: Partial<Record<SettingKind, string>> = {
  media: "{ src }",
  rows: "{ label url }",
};

async function read({ record, key, setting }: Each): Promise<Reading> {
  const query = `{ ${record} { version ${key} ${selections[setting.kind] ?? ""} } }`;
  const { data } = await site.graphql<Record<string, Reading>>(query, {}, owner);
  return data?.[record] ?? { version: 0 };
}

async function write({ mutation, key }: Each, value: unknown) {
  const type = `U${mutation.slice(1)}Input`;
  const { data } = await site.graphql<{ done: { userErrors: unknown[] } }>(
    `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { userErrors { field message } } }`,
    { input: { [key]: value } },
    owner,
  );
  return data?.done.userErrors;
}

test.each(all)("$key of $record is written, counted and read", async (each) => {
  const { key, setting } = each;
  const before = await read(each);
  const { input, output = input } = samples[setting.kind](before[key], setting);
  expect(await write(each, input)).toEqual([]);
  expect(await read(each)).toEqual({ version: before.version + 1, [key]: output });
  expect(await write(each, null)).toEqual([]);
  // Null removes a picture. For other settings it means no change.
  expect((await read(each))[key]).toEqual(setting.kind === "media" ? null : output);
});

const isText = ({ setting: { kind } }: Each) => kind === "text" || kind === "richText";

test.each(all.filter(isText))(
  "$key of $record is refused by its name where it is too long",
  async (each) => {
    const { key, setting } = each;
    const max = "max" in setting ? setting.max : undefined;
    const message = `${setting.refusedAs ?? setting.label} may be at most ${max} characters long`;
    expect(await write(each, "x".repeat((max ?? 5_000) + 1))).toEqual([
      { field: key, message: max ? message : expect.any(String) },
    ]);
  },
);

test.each(all.filter(({ setting }) => setting.kind === "choice"))(
  "$key of $record has an option for each value that GraphQL takes",
  async ({ mutation, key, setting }) => {
    const query = `{ __type(name: "U${mutation.slice(1)}Input") {
      inputFields { name type { enumValues { name } } }
    } }`;
    type Field = { name: string; type: { enumValues: { name: string }[] } };
    const { data } = await site.graphql<{ __type: { inputFields: Field[] } }>(query, {}, owner);
    const input = data?.__type.inputFields.find(({ name }) => name === key);
    const names = input?.type.enumValues.map(({ name }) => name).sort();
    expect("options" in setting && Object.keys(setting.options).sort()).toEqual(names);
  },
);
