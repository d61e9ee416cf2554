import type { ContentModule, Side } from "./contentModule";

/** A module as it may be stored: without what tells it apart from others. */
export type StoredModule = Unidentified<ContentModule>;

type Unidentified<Module> = Module extends { id: string }
  ? Omit<Module, "id"> & { id?: string }
  : never;

/** Reads a list of modules that came from JSON. Null where it is none. */
export function parseModules(list: unknown): StoredModule[] | null {
  if (!Array.isArray(list)) return null;
  const modules = list.map(parseModule);
  return modules.every((module) => module !== null) ? modules : null;
}

function parseModule(value: unknown): StoredModule | null {
  if (typeof value !== "object" || value === null) return null;
  const text = (name: string): string | undefined => {
    const found: unknown = Reflect.get(value, name);
    return typeof found === "string" ? found : undefined;
  };
  const side = (name: string): Side | undefined => {
    const found = text(name);
    return found === "left" || found === "right" ? found : undefined;
  };
  const common = {
    ...(Reflect.get(value, "hidden") === true && { hidden: true }),
    ...optional("id", text("id")),
  };
  const type = text("type");
  switch (type) {
    case "text":
      return {
        type,
        content: text("content") ?? "",
        ...optional("textPosition", side("textPosition")),
        ...optional("title", text("title")),
        ...common,
      };
    case "text-image":
      return {
        type,
        content: text("content") ?? "",
        imageSrc: text("imageSrc") ?? "",
        imagePosition: side("imagePosition") ?? "left",
        ...common,
      };
    case "image-image":
      return {
        type,
        leftImageSrc: text("leftImageSrc") ?? "",
        rightImageSrc: text("rightImageSrc") ?? "",
        ...optional("leftImageText", text("leftImageText")),
        ...optional("rightImageText", text("rightImageText")),
        ...common,
      };
    case "hero-image":
      return {
        type,
        imageSrc: text("imageSrc") ?? "",
        ...optional("caption", text("caption")),
        ...common,
      };
    default:
      return null;
  }
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [Name in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value }; // by its making
}
