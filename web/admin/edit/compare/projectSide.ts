import type { ContentModule } from "../model/contentModule";
import type { FieldValues } from "../model/projectValues";

/** One of two versions of a part of a project. */
export type ProjectSide =
  | { kind: "words"; words: string }
  | { kind: "pictures"; sources: readonly string[] }
  | { kind: "module"; module: ContentModule; section?: string | undefined }
  | { kind: "order"; modules: readonly ContentModule[] }
  | { kind: "missing"; words: string };

/** A field as it stands on one side. */
export function fieldSide(key: keyof FieldValues, values: FieldValues): ProjectSide {
  switch (key) {
    case "workImages":
      return { kind: "pictures", sources: values.workImages };
    case "homeHeroImage":
    case "heroImage": {
      const source = values[key];
      return { kind: "pictures", sources: source ? [source] : [] };
    }
    case "showOnHome":
    case "lightModeNav":
      return { kind: "words", words: values[key] ? "On" : "Off" };
    case "homeDisplayWidth":
      return { kind: "words", words: values[key] === "FULL" ? "Full width" : "Half width" };
    case "name":
    case "slug":
      return { kind: "words", words: values[key] || "None" };
  }
}
