import { cp, link, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";

const sectionColumns = ["roleContent", "whyContent", "processContent", "solutionContent"];
/** The modules of a case study's section, as JSON: a text, and a gallery if there are pictures. */
const section = (index: number, pictures: string[]) =>
  JSON.stringify([
    {
      type: "text",
      title: `Part ${index}`,
      content: "A few sentences of text about the work. ".repeat(8),
    },
    ...(pictures.length > 0
      ? [{ type: "gallery", layout: "rows", items: pictures.map((src) => ({ src })) }]
      : []),
  ]);

type Seeding = {
  /** The number of work images of each project. */
  images?: number;
  /** The number of pictures in each project's case study: at most 48, which is 12 for each section. */
  casePictures?: number;
  /**
   * Whether each picture is a separate file: a hard link to one of the demo's pictures, with links
   * to that picture's derivatives (smaller versions).
   */
  areOwnFiles?: boolean;
};

/**
 * Copies a data folder with the demo, and replaces the demo's projects by `count` new projects,
 * which show the demo's pictures. The first hundred projects are on the home page.
 * @returns the new folder
 */
export async function seedProjects(
  demoFolder: string,
  count: number,
  { images = 4, casePictures = 0, areOwnFiles = false }: Seeding = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-bench-${count}-`));
  await cp(demoFolder, folder, { recursive: true });
  const database = new LibSql(join(folder, "vitrine.db"));
  const pictures = database
    .prepare(`SELECT path FROM MediaAsset WHERE kind = 'image' ORDER BY id`)
    .all() as { path: string }[]; // the only column of the statement
  const picture = (index: number) => pictures[index % pictures.length]?.path ?? "";
  const sources = new Map<string, string>();
  database.exec("PRAGMA foreign_keys = ON; BEGIN; DELETE FROM Project;");
  const project = database.prepare(
    `INSERT INTO Project (id, name, slug, showOnHome, homeHeroImage, heroImage, homeOrder, workOrder, updatedAt, ${sectionColumns.join(", ")})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const image = database.prepare(
    "INSERT INTO WorkImage (projectId, position, src) VALUES (?, ?, ?)",
  );
  const { columns } = database
    .prepare(
      `SELECT group_concat(name) AS columns FROM pragma_table_info('MediaAsset') WHERE name NOT IN ('id', 'path')`,
    )
    .get() as { columns: string }; // the only column of the statement
  const asset = database.prepare(
    `INSERT INTO MediaAsset (path, ${columns}) SELECT ?, ${columns} FROM MediaAsset WHERE path = ?`,
  );
  const now = new Date().toISOString();
  for (let id = 1; id <= count; id++) {
    const isOnHome = id <= 100 ? 1 : 0;
    const paths = Array.from({ length: images + casePictures }, (_, place) => {
      const source = picture(id * (images + casePictures) + place);
      if (!areOwnFiles) return source;
      const path = `/objects/picture-${id}-${place}.webp`;
      asset.run([path, source]);
      sources.set(path, source);
      return path;
    });
    const inSection = Math.ceil(casePictures / sectionColumns.length);
    const sections = sectionColumns.map((_, index) => {
      const start = images + index * inSection;
      return section(index, paths.slice(start, start + inSection));
    });
    project.run([
      ...[id, `Project ${id}`, `project-${id}`, isOnHome],
      ...[picture(id), picture(id + 1), id, id, now],
      ...sections,
    ]);
    for (const [position, src] of paths.slice(0, images).entries()) image.run([id, position, src]);
  }
  database.exec("COMMIT");
  database.close();
  for (const [path, source] of sources) await linkPicture(join(folder, "media"), source, path);
  return folder;
}

/** Makes hard links to a picture and to its derivatives, at the paths of another picture. */
async function linkPicture(media: string, source: string, path: string): Promise<void> {
  await link(join(media, source), join(media, path));
  const derivatives = join(media, "derivatives");
  const names = await readdir(join(derivatives, source)).catch(() => []);
  await mkdir(join(derivatives, path), { recursive: true });
  for (const name of names)
    await link(join(derivatives, source, name), join(derivatives, path, name));
}
