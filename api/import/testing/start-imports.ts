import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";
import { databaseVariables } from "../../testing/postgres.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { importFrom } from "../commands.ts";

type Module = { type: string; imageSrc?: string; items?: { src: string }[] };

/** Opens a site for the tests of one file, and a folder for the files that are imported. */
export function startImports() {
  let site: TestSite;
  let folder: string;
  let rounds = 0;
  let shade = 0;

  beforeAll(async () => {
    site = await openTestSite();
    folder = await mkdtemp(join(tmpdir(), "vitrine-coming-"));
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Writes files into a new folder, by their paths in it. @returns the path of the folder */
  const writeFolder = async (files: Record<string, string | Buffer>): Promise<string> => {
    const root = join(folder, `source-${++rounds}`);
    await mkdir(root);
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), bytes);
    }
    return root;
  };
  return {
    get site() {
      return site;
    },
    get folder() {
      return folder;
    },
    /** Makes a picture with different bytes at each call. */
    picture: (): Promise<Buffer> => {
      shade += 1;
      const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 };
      return sharp({ create: { width: 12, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    },
    writeFolder,
    writeFile: async (name: string, bytes: string | Buffer): Promise<string> =>
      join(await writeFolder({ [name]: bytes }), name),
    /** Imports a source as `npm run import` does. @returns the report */
    bring: (path: string, uploads?: string, dryRun = false): Promise<string> =>
      importFrom(
        { DATA_DIR: site.environment.dataFolder, ...databaseVariables(site.environment) },
        { path, uploads, dryRun },
      ),
    /** Reads a project with its redirects and the modules of each section. */
    projectNamed: async (name: string) => {
      const project = await site.database.project.findFirstOrThrow({ where: { name } });
      const redirects = await site.database.redirect.findMany({ where: { projectId: project.id } });
      const sections: Record<string, Module[]> = {};
      for (const [column, text] of Object.entries(project)) {
        if (column.endsWith("Content") && text !== "[]")
          sections[column.replace("Content", "")] = JSON.parse(String(text));
      }
      return { ...project, redirects: redirects.map(({ path }) => path), sections };
    },
    /** The numbers of projects, assets, redirects and stored objects of the site. */
    countAll: async (): Promise<number[]> => {
      let files = 0;
      for await (const _ of site.media.storage.list("objects/")) files += 1;
      const { project, mediaAsset, redirect } = site.database;
      return [await project.count(), await mediaAsset.count(), await redirect.count(), files];
    },
  };
}
