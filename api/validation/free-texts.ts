import { z } from "zod";

/**
 * Collects the free texts in a value: all texts except for values of enums and literals. Properties
 * that the schema does not define count as free texts.
 * @param form undefined for a value without a schema
 */
export function freeTexts(form: z.core.$ZodType | undefined, value: unknown): string[] {
  if (form instanceof z.ZodOptional || form instanceof z.ZodDefault || form instanceof z.ZodCatch) {
    return freeTexts(form.unwrap(), value);
  }
  if (form instanceof z.ZodEnum || form instanceof z.ZodLiteral) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => freeTexts(formOf(form, key), part));
}

function formOf(form: z.core.$ZodType | undefined, key: string): z.core.$ZodType | undefined {
  if (form instanceof z.ZodArray) return form.element;
  return form instanceof z.ZodObject && Object.hasOwn(form.shape, key)
    ? form.shape[key]
    : undefined;
}
