import { expect, test } from "vitest";
import { startImports } from "../testing/start-imports.ts";

const imports = startImports();

test("a folder of pictures for each project is one, in the order of their numbers", async () => {
  const [one, two, ten] = [
    await imports.picture(),
    await imports.picture(),
    await imports.picture(),
  ];
  const root = await imports.writeFolder({
    "01 Poster series/10.png": ten,
    "01 Poster series/2.png": two,
    "01 Poster series/1.png": one,
    "Signs/a#b.png": await imports.picture(),
    "Signs/copy of a.png": one,
    "notes.docx": "words",
  });
  const report = await imports.bring(root);
  expect(report).toContain("notes.docx is no picture.");
  const { sections } = await imports.projectNamed("Poster series");
  const names = await Promise.all(
    (sections.why ?? []).map(({ imageSrc = "" }) =>
      imports.site.database.mediaAsset.findUniqueOrThrow({ where: { path: imageSrc } }),
    ),
  );
  expect(names.map(({ fileName }) => fileName)).toEqual(["1.png", "2.png", "10.png"]);
  const signs = await imports.projectNamed("Signs");
  expect(signs.sections.why?.[1]?.imageSrc).toBe(names[0]?.path);
});
