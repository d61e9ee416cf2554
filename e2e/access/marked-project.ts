import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { GraphqlName, ModuleType } from "../../content/module-types.ts";
import type { FactKey } from "../../content/project-fields.ts";
import { sectionKeys } from "../../content/sections.ts";
import { changeContent } from "../harness/change-content.ts";
import type { Journey } from "../harness/journey.ts";
import type { SiteCalls } from "./site-calls.ts";

/** The text of hidden modules, which only the owner may see. */
export const hiddenMarker = "canary-hidden-module";

/**
 * A module of every type.
 * @param textOf returns the text of a field, by the field's name
 * @param file the picture of all modules
 */
const modulesOf = (textOf: (name: string) => string, file: string) =>
  ({
    text: { title: textOf("title"), content: textOf("content") },
    textImage: { content: textOf("beside"), imagePosition: "LEFT", media: file },
    imageImage: { left: file, leftText: textOf("left"), rightText: textOf("right") },
    heroImage: { media: file, caption: textOf("caption") },
    table: { headers: "ROW", columns: [], rows: [{ cells: ["A", textOf("cell")] }] },
    quote: { text: textOf("quote"), person: textOf("person"), role: textOf("part") },
    numbers: { items: [{ value: textOf("value"), label: textOf("number") }] },
    columns: { items: [{ title: textOf("heading"), content: textOf("column") }] },
    code: { content: textOf("code") },
    embed: { url: "https://youtu.be/abcdefghijk", title: textOf("embed") },
    gallery: { layout: "GRID", items: [{ media: file, caption: textOf("tile") }] },
    fullWidth: { media: file, text: textOf("wide"), caption: textOf("edge") },
    beforeAfter: { before: file, after: file, caption: textOf("compared") },
  }) satisfies Record<GraphqlName<ModuleType>, object>;

const moduleTexts: string[] = [];
modulesOf((name) => {
  moduleTexts.push(name);
  return name;
}, "");

/**
 * A case study with a module of every type and a hidden module in each section. The texts of the
 * modules contain `name`; the hidden module's text is `hiddenMarker`.
 */
export function markedSections(name: string, file: string) {
  const modules = (section: string) => [
    ...Object.entries(modulesOf((text) => `${name}-${section}-${text}`, file)).map(
      ([type, module]) => ({ [type]: module }),
    ),
    { text: { content: hiddenMarker, isHidden: true } },
  ];
  return Object.fromEntries(sectionKeys.map((section) => [section, modules(section)]));
}

/** The section layout of a project that leaves out all sections. */
export const everySectionLeftOut = sectionKeys.map((section) => ({
  section: section.replace(/[A-Z]/g, "_$&").toUpperCase(),
  isLeftOut: true,
}));

/**
 * The marks in the texts of modules: `public`, `project` and `access` for the audiences of modules,
 * `instead` for the stand-in that readers without access see in place of the module `access`, and
 * `hidden` for hidden modules.
 */
export const audienceMarks = ["public", "project", "access", "instead", "hidden"] as const;

export type AudienceMark = (typeof audienceMarks)[number];

/**
 * A case study with a text and a picture for each mark in every section. The texts contain `name`
 * and the mark.
 * @param files the path of the picture of each mark
 */
export function audienceSections(name: string, files: Record<AudienceMark, string>) {
  const of = (section: string, mark: AudienceMark, more: object) => {
    const [moduleId, pictureId] = moduleIdsOf(section, mark);
    const caption = `${name}-${section}-${mark}-caption`;
    return [
      { text: { content: `${name}-${section}-${mark}`, moduleId, ...more } },
      { heroImage: { media: files[mark], caption, moduleId: pictureId, ...more } },
    ];
  };
  const modules = (section: string) => {
    const standIn = { text: `${name}-${section}-instead`, media: files.instead };
    return [
      ...of(section, "public", {
        audience: "PUBLIC",
        // Speaker notes have the mark `hidden`, because only the owner sees them.
        speakerNotes: `${name}-${section}-hidden-notes`,
      }),
      ...of(section, "project", {}),
      ...of(section, "access", { audience: "ACCESS", standIn }),
      ...of(section, "hidden", { audience: "PUBLIC", standIn, isHidden: true }),
    ];
  };
  return Object.fromEntries(sectionKeys.map((section) => [section, modules(section)]));
}

const moduleIdsOf = (section: string, mark: AudienceMark) => [
  `${section}-${mark}-text`,
  `${section}-${mark}-picture`,
];

/** The ids of the modules with one mark, in all sections. */
export function audienceModules(mark: AudienceMark): string[] {
  return sectionKeys.flatMap((section) => moduleIdsOf(section, mark));
}

/** The texts of the modules with one mark, in all sections. */
export function audienceMarkers(name: string, mark: AudienceMark): string[] {
  return sectionKeys.flatMap((section) => {
    const marker = `${name}-${section}-${mark}`;
    if (mark === "instead") return [marker];
    return [marker, `${marker}-caption`, ...(mark === "hidden" ? [`${marker}-notes`] : [])];
  });
}

/** All facts of a project, such as client and year, with texts that contain `name`. */
export function markedFacts(name: string) {
  return {
    client: `${name}-client`,
    year: `${name}-year`,
    role: `${name}-own-role`,
    team: [{ name: `${name}-person`, role: `${name}-part` }],
    links: [{ label: `${name}-label`, url: `https://${name}-address.example` }],
    tags: [`${name}-tag`],
  } satisfies Record<FactKey, unknown>;
}

/**
 * A project's texts for search engines and link previews, and its brief (the project in a few words
 * and pictures). The texts contain `name`.
 */
export function markedSharing(name: string, file: string) {
  const said = (kind: string) => `${name}-brief-${kind}`;
  return {
    searchDescription: `${name}-description`,
    socialImage: file,
    brief: {
      outcome: said("outcome"),
      role: said("role"),
      team: said("team"),
      time: said("time"),
      numbers: [{ value: "84%", label: said("label") }],
      pictures: [file],
    },
  };
}

const briefKinds = ["outcome", "role", "team", "time", "label"];

const factKinds = ["client", "year", "own-role", "person", "part", "label", "address", "tag"];

/**
 * All texts of `markedSections`, `markedFacts` and `markedSharing`, except those of hidden modules.
 */
export function markersOf(name: string): string[] {
  return [
    ...sectionKeys.flatMap((section) => moduleTexts.map((text) => `${name}-${section}-${text}`)),
    ...factKinds.map((kind) => `${name}-${kind}`),
    `${name}-description`,
    ...briefKinds.map((kind) => `${name}-brief-${kind}`),
  ];
}

/** Adds pictures with these descriptions directly to the site's folder and database. @returns their paths */
export async function addPictures(
  journey: Journey,
  altTexts: readonly string[],
): Promise<string[]> {
  const size = { width: 700, height: 400 };
  const folder = join(journey.folder, "media/objects");
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    altTexts.map(async (altText) => {
      const checksum = createHash("sha256").update(altText).digest("hex");
      const background = `#${checksum.slice(0, 6)}`;
      const bytes = await sharp({ create: { ...size, channels: 3, background } })
        .png()
        .toBuffer();
      const name = `${checksum.slice(0, 32)}.png`;
      await writeFile(join(folder, name), bytes);
      const file = { kind: "image", mediaType: "image/png", byteSize: bytes.length } as const;
      return { path: `/objects/${name}`, ...size, ...file, checksum, altText };
    }),
  );
  await changeContent(journey, (database) => database.mediaAsset.createMany({ data: files }));
  return files.map(({ path }) => path);
}

/** Uploads a picture with this description by the API. @returns its path */
export async function uploadPicture(
  { request, query }: SiteCalls,
  owner: string,
  altText: string,
  background = "#123456",
): Promise<string> {
  const picture = { width: 700, height: 400, channels: 3 as const, background };
  const form = new FormData();
  form.set("image", new Blob([await sharp({ create: picture }).png().toBuffer()]), "canary.png");
  const headers = { cookie: owner, "x-vitrine-client": "1" };
  const sent = await request("/api/upload/single", { method: "POST", headers, body: form });
  const { path } = await sent.json();
  const { data } = await query("{ mediaAssets(last: 100) { edges { node { id path } } } }", owner);
  const id = data.mediaAssets.edges.find(
    ({ node }: { node: { path: string } }) => node.path === path,
  )?.node.id;
  await query(
    "mutation ($input: UpdateMediaAssetInput!) { updateMediaAsset(input: $input) { userErrors { code } } }",
    owner,
    { input: { id, altText } },
  );
  return path;
}
