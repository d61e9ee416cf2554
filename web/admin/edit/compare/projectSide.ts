import type { ContentModule } from "../module-types/moduleTypes";

/** One of two versions of a part of a project, as comparisons and conflicts show it. */
export type ProjectSide =
  | { kind: "words"; words: string }
  | { kind: "pictures"; sources: readonly string[] }
  | { kind: "module"; module: ContentModule; section?: string | undefined }
  | { kind: "order"; modules: readonly ContentModule[] }
  | { kind: "missing"; words: string };
