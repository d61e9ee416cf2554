import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";

const sectionColumns = ["roleContent", "whyContent", "processContent", "solutionContent"];
const text = (index: number) =>
  JSON.stringify([
    {
      type: "text",
      title: `Part ${index}`,
      content: "A few sentences of text about the work. ".repeat(8),
    },
  ]);

/**
 * Copies a data folder with the demo and puts so many projects in the place of the demo's, each with
 * four work images, all with the demo's pictures. The first hundred are on the home page.
 * @returns the new folder
 */
export async function seedProjects(demoFolder: string, count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-bench-${count}-`));
  await cp(demoFolder, folder, { recursive: true });
  const database = new LibSql(join(folder, "vitrine.db"));
  const pictures = database
    .prepare(`SELECT path FROM MediaAsset WHERE kind = 'image' ORDER BY id`)
    .all() as { path: string }[]; // as the statement says
  const picture = (index: number) => pictures[index % pictures.length]?.path ?? "";
  database.exec("PRAGMA foreign_keys = ON; BEGIN; DELETE FROM Project;");
  const project = database.prepare(
    `INSERT INTO Project (id, name, slug, showOnHome, homeHeroImage, heroImage, homeOrder, workOrder, updatedAt, ${sectionColumns.join(", ")})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const image = database.prepare(
    "INSERT INTO WorkImage (projectId, position, src) VALUES (?, ?, ?)",
  );
  const now = new Date().toISOString();
  for (let id = 1; id <= count; id++) {
    const isOnHome = id <= 100 ? 1 : 0;
    const sections = sectionColumns.map((_, index) => text(index));
    project.run([
      ...[id, `Project ${id}`, `project-${id}`, isOnHome],
      ...[picture(id), picture(id + 1), id, id, now],
      ...sections,
    ]);
    for (let position = 0; position < 4; position++) {
      image.run([id, position, picture(id * 4 + position)]);
    }
  }
  database.exec("COMMIT");
  database.close();
  return folder;
}
