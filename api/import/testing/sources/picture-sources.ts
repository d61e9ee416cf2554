import { type Files, pictureNamed, picturesOf, type Source, type Work, works } from "./works.ts";

/**
 * A source that is a folder of pictures for each work, in the order of their names.
 * @param place returns the path of a picture
 * @param others files that are no pictures
 * @param said matches the losses that the report may contain
 */
async function folders(
  name: string,
  place: (work: Work, file: string, index: number) => string,
  others: Files = {},
  said?: RegExp,
): Promise<Source> {
  const files: Files = {};
  const seen: Work[] = [];
  for (const work of works) {
    const pictures = picturesOf(work);
    for (const [index, { file }] of pictures.entries()) {
      files[place(work, file, index)] = await pictureNamed(file);
    }
    const blocks = pictures.map(({ file }) => ({
      kind: "picture" as const,
      picture: { file, alt: "", caption: [] },
    }));
    seen.push({ ...work, blocks, tags: [], summary: "", year: "" });
  }
  return { name, files: { ...files, ...others }, works: seen, ...(said && { said }) };
}

/**
 * Three sources: numbered folders, the pictures of a site that was saved page by page, and an
 * archive that was made on a Mac.
 */
export const pictureSources = () =>
  Promise.all([
    folders(
      "numbered",
      (work, file, index) => `${works.indexOf(work) + 1}. ${work.title}/${index + 1} ${file}`,
    ),
    folders(
      "saved",
      (work, _file, index) =>
        `Saved/${work.title}/${String(index).padStart(3, "0")}_${work.slug}.5f3a9${index}@2x.PNG`,
      { "Saved/Thumbs.db": "x", "Saved/read me.txt": "Saved on Monday." },
      /^Saved\/read me\.txt is no picture\.$/,
    ),
    folders(
      "packed",
      (work, file, index) =>
        `Portfolio/${work.title.normalize("NFD")}/${index + 1}-${file.normalize("NFD")}`,
      { "__MACOSX/Portfolio/._x.png": "x", "Portfolio/.DS_Store": "x" },
    ),
  ]);
