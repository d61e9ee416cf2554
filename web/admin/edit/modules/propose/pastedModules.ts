import type { PhrasingContent } from "mdast";
import { maxLabel } from "../../../../../content/declare-module";
import { cutTo } from "../../../../../content/storable-text";
import { printMarkup } from "../../../../../markup/print-markup";
import type { ReadPart } from "../../../rich-text/paste/readClipboard";
import { createModule } from "../../module-types/contentModules";
import type { ContentModule, ModuleType } from "../../module-types/moduleTypes";

/** A file to be uploaded for a module. */
export type PastedUpload = {
  /** The id of the module. */
  id: string;
  file: File;
  /** Puts the uploaded file into the module. Null if the module no longer has an empty field for the file. */
  put: (module: ContentModule, src: string) => ContentModule | null;
  /** The picture's description in the pasted document. */
  description?: string;
};

export type PastedModules = { modules: ContentModule[]; uploads: PastedUpload[] };

/** Converts each part of pasted content to a module, and lists the pictures to be uploaded. */
export function pastedModules(parts: readonly ReadPart[]): PastedModules {
  const uploads: PastedUpload[] = [];
  const modules = parts.map((part): ContentModule => {
    if (part.kind === "text") {
      const text = createModule("text");
      return { ...text, content: printMarkup(part.root), markup: 2, title: "" };
    }
    if (part.kind === "code") {
      const { language, content } = part;
      return { ...createModule("code"), ...(language && { language }), content };
    }
    if (part.kind === "table") {
      const { headers, columns } = part;
      const rows = part.rows.map((cells) => ({ cells: cells.map(printCell) }));
      return { ...createModule("table"), headers, columns, rows, markup: 2 };
    }
    if (part.kind === "embed") return { ...createModule("embed"), url: part.url };
    const picture = createModule("hero-image");
    const description = part.description.trim();
    if (part.file) {
      uploads.push({
        id: picture.id,
        file: part.file,
        put: intoField("hero-image", "imageSrc"),
        description,
      });
      return picture;
    }
    // The label is the description of the missing picture. It tells the owner which picture to choose, and is
    // suggested as the description of the picture that she chooses. Visitors do not see labels.
    const label = cutToWords(description, maxLabel);
    return label ? { ...picture, label } : picture;
  });
  return { modules, uploads };
}

/** A sentence about how many pictures of the pasted content lack a file. Empty if all have their file. */
export function missingPictures(
  modules: readonly ContentModule[],
  uploads: readonly PastedUpload[],
): string {
  const { length } = modules.filter(
    (module) =>
      module.type === "hero-image" &&
      !module.imageSrc &&
      uploads.every(({ id }) => id !== module.id),
  );
  if (length === 0) return "";
  return length === 1
    ? " One picture was not copied: choose it."
    : ` ${length} pictures were not copied: choose them.`;
}

function printCell(children: PhrasingContent[]): string {
  return printMarkup({ type: "root", children: [{ type: "paragraph", children }] });
}

/** Returns a function that puts a file into the field `name` of modules of a type, if the field is empty. */
export function intoField(type: ModuleType, name: string): PastedUpload["put"] {
  return (module, src) =>
    module.type === type && !Reflect.get(module, name)
      ? ({ ...module, [name]: src } as ContentModule) // the type has this field
      : null;
}

/** The first whole words of a text, of at most `room` characters. */
function cutToWords(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room + 1);
  const end = cut.search(/\s\S*$/);
  return (end > 0 ? cut.slice(0, end) : cutTo(text, room)).trim();
}
