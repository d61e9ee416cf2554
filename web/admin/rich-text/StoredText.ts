import type { Markup } from "../../../markup/read-markup";

/** A text of a module: Markdown where it says so, by the documented rules alone where it does not. */
export type StoredText = { text: string; markup?: Markup | undefined };
