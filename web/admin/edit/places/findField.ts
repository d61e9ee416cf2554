import { findSameText, paragraphs, plainText } from "../../preview/sameText";

/**
 * The content to show in a part of the form: a paragraph's text with an offset in UTF-16 code
 * units, or a picture. The owner has pressed the content in the preview, or a finding of the check is
 * about it.
 */
export type Picked = {
  text?: string;
  offset?: number;
  /** The index of the picture or video in its module, from 0. */
  picture?: number;
};

/** A control of the form and, if it is a rich text, a paragraph in it. */
export type FieldPlace = {
  control: HTMLElement;
  paragraph?: Element;
  /** Where in the window the control is scrolled to: the top, or by default the middle. */
  block?: "start";
};

const plain = "input:not([type=file], [type=hidden], [type=radio], [type=checkbox]), textarea";
const controls = `${plain}, [contenteditable=true], input[type=radio], button`;

/**
 * Finds the field with the picked content in a part of the form. If no field has that content, returns the
 * part's first field. Null if the part has no field.
 */
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
  // Several fields may match partly: the longest match is used.
  const [longest] = fields
    .filter(({ value }) => value.trim() && words.includes(plainText(value)))
    .sort((one, next) => next.value.length - one.value.length);
  return longest ? { control: longest } : null;
}

function fieldOfPicture(part: Element, picture: number): FieldPlace | null {
  const thumbnails = part.querySelectorAll('.media-thumbnail[data-size="large"]');
  const place = thumbnails[picture]?.closest("fieldset, [role=row]");
  // Prefers the field of the picture's description, then the button of its details, then any
  // button.
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
