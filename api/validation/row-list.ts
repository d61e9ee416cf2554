import { z } from "zod";

/**
 * A list of which each row follows a rule. What is wrong with a row says which one it is, from 1.
 * @param label what the list is called
 * @param rowLabel what a row is called
 */
export function rowList<Row>(label: string, rowLabel: string, row: z.ZodType<Row>, max: number) {
  return z
    .array(z.unknown())
    .max(max, `${label} may have at most ${max} entries`)
    .transform((rows, context) =>
      rows.flatMap((each, index) => {
        const { success, data, error } = row.safeParse(each);
        if (success) return [data];
        for (const { message } of error.issues) {
          context.addIssue({ code: "custom", message: `${rowLabel} ${index + 1}: ${message}` });
        }
        return [];
      }),
    );
}
