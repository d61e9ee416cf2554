import type { Travel } from "./history";

/** A plain field that is typed in. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** What a field holds, and what is selected in it. */
type Content = { value: string; start: number | null; end: number | null };

type Step = { before: Content; after: Content };

type FieldHistory = {
  past: Step[];
  future: Step[];
  /** What the field holds before the next key. */
  shown: Content;
  /** When something was typed last, in milliseconds. */
  typedAt: number;
};

/** Typing that pauses for longer is another step, as in rich texts. */
const pause = 500;

const typing = /^(insertText|insertCompositionText|deleteContent(Backward|Forward))$/;
const notTyped = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

const histories = new WeakMap<TypedField, FieldHistory>();
let current: Travel | undefined;

/** How a change came about that is handled now: undefined for one that was typed. */
export function fieldTravel(): Travel | undefined {
  return current;
}

/** The field that is typed in where something happens. Null for rich texts and other controls. */
export function typedField(target: EventTarget | null): TypedField | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && !notTyped.test(target.type) ? target : null;
}

/** Notes what a field holds before it is typed in. */
export function noteContent(field: TypedField): void {
  const history = histories.get(field);
  if (history) history.shown = contentOf(field);
  else histories.set(field, { past: [], future: [], shown: contentOf(field), typedAt: -Infinity });
}

/** Notes what was typed. What is typed at one place without a pause is one step. */
export function noteTyped(field: TypedField, { inputType, isComposing }: InputEvent) {
  const history = histories.get(field);
  if (!history || current) return;
  const { past, shown: before, typedAt } = history;
  const after = contentOf(field);
  const now = Date.now();
  const last = past.at(-1);
  const goesOn =
    last &&
    isSameContent(last.after, before) &&
    (isComposing || (typing.test(inputType) && now - typedAt < pause));
  if (goesOn) past[past.length - 1] = { before: last.before, after };
  else past.push({ before, after });
  Object.assign(history, { future: [], shown: after, typedAt: now });
}

/**
 * Takes back what was typed last in a field, or types it again, as the browser would: what the form
 * changed there by itself is not of its kind.
 * @returns whether there was something
 */
export function travelInField(field: TypedField, travel: Travel): boolean {
  const history = histories.get(field);
  const { past = [], future = [] } = history ?? {};
  const [from, to] = travel === "undo" ? [past, future] : [future, past];
  const step = from.at(-1);
  if (!history || !step) return false;
  const [here, there] = travel === "undo" ? [step.after, step.before] : [step.before, step.after];
  if (field.value !== here.value) return false;
  from.pop();
  to.push(step);
  history.typedAt = -Infinity;
  current = travel;
  try {
    type(field, there.value, travel);
  } finally {
    current = undefined;
  }
  if (there.start !== null) field.setSelectionRange(there.start, there.end);
  history.shown = contentOf(field);
  return true;
}

/** Puts a value into a field as if it were typed: React asks the element's own property what is new. */
function type(field: TypedField, value: string, travel: Travel): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  const inputType = travel === "undo" ? "historyUndo" : "historyRedo";
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
}

/** Fields for numbers and addresses say nothing of what is selected. */
function contentOf({ value, selectionStart: start, selectionEnd: end }: TypedField): Content {
  return { value, start, end };
}

function isSameContent(one: Content, other: Content): boolean {
  return one.value === other.value && one.start === other.start && one.end === other.end;
}
