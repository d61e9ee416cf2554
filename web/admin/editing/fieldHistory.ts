import type { UndoCommand } from "./history";

/** A field for plain text. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** The value of a field, and its selection. */
type Content = { value: string; start: number | null; end: number | null };

type Step = { before: Content; after: Content };

type FieldHistory = {
  past: Step[];
  future: Step[];
  /** The content of the field before the next input. */
  shown: Content;
  /** When the field was last typed in, in milliseconds since 1970. */
  typedAt: number;
};

/**
 * The pause in typing after which a new undo step begins, in milliseconds. The rich text editor has the same
 * pause.
 */
const pause = 500;

const typing = /^(insertText|insertCompositionText|deleteContent(Backward|Forward))$/;
const notTyped = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

const histories = new WeakMap<TypedField, FieldHistory>();
let current: UndoCommand | undefined;

/** The undo or redo whose input event is being dispatched right now. Undefined during typing. */
export function currentCommand(): UndoCommand | undefined {
  return current;
}

/** Returns the target of an event if it is a field for plain text. Null for rich texts and other controls. */
export function typedField(target: EventTarget | null): TypedField | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && !notTyped.test(target.type) ? target : null;
}

/** Notes a field's present content: if the next input changes it, an undo returns to it. */
export function noteContent(field: TypedField): void {
  const history = histories.get(field);
  if (history) history.shown = contentOf(field);
  else histories.set(field, { past: [], future: [], shown: contentOf(field), typedAt: -Infinity });
}

/**
 * Records an input event as a step of the field's history. Typing at one place without a pause is
 * one step.
 */
export function noteTyped(field: TypedField, { inputType, isComposing }: InputEvent) {
  const history = histories.get(field);
  if (!history || current) return;
  const { past, shown: before, typedAt } = history;
  const after = contentOf(field);
  const now = Date.now();
  const last = past.at(-1);
  const isContinued =
    last &&
    isSameContent(last.after, before) &&
    (isComposing || (typing.test(inputType) && now - typedAt < pause));
  if (isContinued) past[past.length - 1] = { before: last.before, after };
  else past.push({ before, after });
  Object.assign(history, { future: [], shown: after, typedAt: now });
}

/**
 * Undoes or redoes typing in a field, as the browser would. Does nothing if the form's code has set the
 * field's value since that typing.
 * @returns whether a step was undone or redone
 */
export function undoInField(field: TypedField, command: UndoCommand): boolean {
  const history = histories.get(field);
  const { past = [], future = [] } = history ?? {};
  const [from, to] = command === "undo" ? [past, future] : [future, past];
  const step = from.at(-1);
  if (!history || !step) return false;
  const [here, there] = command === "undo" ? [step.after, step.before] : [step.before, step.after];
  if (field.value !== here.value) return false;
  from.pop();
  to.push(step);
  history.typedAt = -Infinity;
  current = command;
  try {
    type(field, there.value, command);
  } finally {
    current = undefined;
  }
  if (there.start !== null) field.setSelectionRange(there.start, there.end);
  history.shown = contentOf(field);
  return true;
}

/**
 * Sets the value of a field with the setter of the prototype: React replaces the setter of the element, and
 * ignores input events for values that were set with its replacement.
 */
export function setValue(field: TypedField, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

/** Sets the value of a field, and fires the input event that the browser fires for an undo or redo. */
function type(field: TypedField, value: string, command: UndoCommand): void {
  setValue(field, value);
  const inputType = command === "undo" ? "historyUndo" : "historyRedo";
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType }));
}

/** The content of a field. The selection is null in fields for numbers and e-mail addresses. */
function contentOf({ value, selectionStart: start, selectionEnd: end }: TypedField): Content {
  return { value, start, end };
}

function isSameContent(one: Content, other: Content): boolean {
  return one.value === other.value && one.start === other.start && one.end === other.end;
}
