import { findSameText, paragraphs, plainText } from "./sameText";

/** What was pressed on the page: the words of the paragraph, and where in them; or one of the pictures. */
export type Picked = {
  text?: string;
  offset?: number;
  /** Which picture or video of its module, from 0. */
  picture?: number;
};

/** A control of the form, and for a text the paragraph in it. */
export type FieldPlace = {
  control: HTMLElement;
  paragraph?: Element;
  /** Where it is to be on the screen; in the middle where nothing is said. */
  block?: "start";
};

const plain = "input:not([type=file], [type=hidden], [type=radio], [type=checkbox]), textarea";
const controls = `${plain}, [contenteditable=true], input[type=radio], button`;

/** The field of a part of the form where something is written that was picked on the page, or else its first one. */
export function findField(part: Element, picked: Picked = {}): FieldPlace | null {
  const { text = "", picture } = picked;
  return (
    (picture !== undefined && fieldOfPicture(part, picture)) ||
    fieldOfText(part, text) ||
    firstField(part)
  );
}

function fieldOfText(part: Element, text: string): FieldPlace | null {
  const words = plainText(text);
  if (!words) return null;
  const fields = [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(plain)];
  const same = fields.find(({ value }) => plainText(value) === words);
  if (same) return { control: same };
  for (const control of part.querySelectorAll<HTMLElement>("[contenteditable=true]")) {
    const paragraph = findSameText(control.querySelectorAll(paragraphs), words);
    if (paragraph) return { control, paragraph };
  }
  // A number stands beside the one that it is compared to, a person's name beside the role.
  const [longest] = fields
    .filter(({ value }) => value.trim() && words.includes(plainText(value)))
    .sort((one, next) => next.value.length - one.value.length);
  return longest ? { control: longest } : null;
}

function fieldOfPicture(part: Element, picture: number): FieldPlace | null {
  const thumbnails = part.querySelectorAll('.media-thumbnail[data-size="large"]');
  const place = thumbnails[picture]?.closest("fieldset, [role=row]");
  // Where it is described, else what can be done with it.
  const [control] = [plain, '[aria-label^="Details of"]', "button"].flatMap(
    (selector) => place?.querySelector<HTMLElement>(selector) ?? [],
  );
  return control ? { control } : null;
}

function firstField(part: Element): FieldPlace | null {
  const body = part.querySelector(".module-card-body") ?? part;
  const control =
    body.querySelector<HTMLElement>(`${plain}, [contenteditable=true]`) ??
    body.querySelector<HTMLElement>(controls);
  return control && { control };
}
