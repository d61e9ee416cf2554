import { z } from "zod";
import type { Context } from "../builder/context.ts";
import { changeContent } from "../database/content-change.ts";
import { measurementId } from "../settings/forms.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { UserFault } from "../validation/user-fault.ts";

const siteAnalytics = z.object({
  measurementId: z
    .string()
    .trim()
    .max(40, "A measurement id has at most 40 characters")
    .refine((id) => id === "" || measurementId.test(id), {
      message: "Letters, digits and hyphens, such as G-XXXXXXX",
    }),
});

/**
 * Has pages load the analytics with this measurement id from now on, or none where it is empty.
 * @throws {UserFault} by field: STALE_VERSION, SET_BY_ENVIRONMENT among them.
 */
export async function updateSiteAnalytics(
  { database, fixed }: Pick<Context, "database" | "fixed">,
  change: z.input<typeof siteAnalytics>,
  version?: number,
): Promise<void> {
  const data = accept(siteAnalytics, change);
  if (fixed.analyticsId) {
    throw new UserFault({
      field: "measurementId",
      message: "The environment variable ANALYTICS_ID sets this. Remove it there to set it here.",
      code: "SET_BY_ENVIRONMENT",
    });
  }
  await changeContent(database, async (transaction) => {
    const before = await transaction.siteAnalytics.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "measurement id");
    await transaction.siteAnalytics.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}
