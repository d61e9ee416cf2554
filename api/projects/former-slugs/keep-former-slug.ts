import { z } from "zod";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { findProject } from "../find-project.ts";
import { slugText } from "../slug.ts";

const address = z.object({ slug: slugText });

/**
 * Makes an address lead to a project, as one that it had before. @throws {UserFault} SLUG_TAKEN where a
 * project has it, or another one had it before; and by field.
 */
export function keepFormerSlug(database: Database, id: number, wanted: string): Promise<Project> {
  return changeContent(database, async (transaction) => {
    const { slug } = accept(address, { slug: wanted });
    const project = await findProject(transaction, id);
    const former = await transaction.formerSlug.findUnique({ where: { slug } });
    if (former?.projectId === id) return project;
    if (former || (await transaction.project.findUnique({ where: { slug } }))) {
      throw new UserFault({
        field: "slug",
        message: "A project is at this address, or was before.",
        code: "SLUG_TAKEN",
      });
    }
    await transaction.formerSlug.create({ data: { slug, projectId: id } });
    return project;
  });
}
