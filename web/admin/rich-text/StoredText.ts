import type { Markup } from "../../../markup/read-markup";

/** A text of a module: Markdown if `markup` says so, else plain text with the documented rules. */
export type StoredText = { text: string; markup?: Markup | undefined };
