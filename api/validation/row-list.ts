import { z } from "zod";

/**
 * A list of rows with the same schema. Faults name the row's position, from 1.
 * @param label the list's name
 * @param rowLabel a row's name
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
