import { isFound, visibilityAt } from "../../access/audience.ts";
import { isLocked } from "../../access/protection.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { properties } from "../../builder/expose.ts";
import { longestSearch, searchLimit } from "../../builder/find-words.ts";
import type { Visibility } from "../../database/__generated__/prisma/client.ts";
import { optionalMomentOf } from "../../database/direct-reads.ts";
import { readTaggedProjects } from "../../database/queries/projects.ts";
import { readJsonColumns } from "../fields/json-columns.ts";
import { VisibilityType } from "../visibility/visibility-type.ts";
import { tagKey } from "./tag-list.ts";

/** A tag, with the number of the projects that have it, and of their work images. */
type Tag = { key: string; name: string; projectCount: number; workImageCount: number };

/** The filter by present visibility. Unset for all projects in the viewer's lists. */
type Wanted = { visibility?: Visibility | null | undefined };

type TaggedProject = { id: number; tags: string[]; workImageCount: number };

/**
 * The projects of a visibility whose tags the viewer may read: projects in the viewer's lists that
 * are not locked for the viewer.
 */
async function findTaggedProjects(
  { visibility }: Wanted,
  { reads, viewer, asOf }: Pick<Context, "reads" | "viewer" | "asOf">,
): Promise<TaggedProject[]> {
  const rows = await readTaggedProjects(reads);
  return rows.flatMap((row) => {
    const state = { ...row, publishAt: optionalMomentOf(row.publishAt), deletedAt: null };
    if (!isFound(viewer, state, asOf, "list")) return [];
    if (isLocked({ id: row.id, isPasswordProtected: row.isPasswordProtected !== 0 }, viewer))
      return [];
    if (visibility != null && visibilityAt(state, asOf) !== visibility) return [];
    const { id, workImageCount } = row;
    const others = { team: "", links: "", sectionLayout: "", brief: null };
    return [{ id, workImageCount, tags: readJsonColumns({ ...others, ...row }).tags }];
  });
}

const byName = new Intl.Collator("en", { numeric: true });

/** The tags that the viewer may read, sorted by name, each spelled as in the first project that has it. */
async function listTags(wanted: Wanted, context: Context): Promise<Tag[]> {
  const tags = new Map<string, Tag>();
  for (const project of await findTaggedProjects(wanted, context)) {
    for (const name of project.tags) {
      const key = tagKey(name);
      const known = tags.get(key) ?? { key, name, projectCount: 0, workImageCount: 0 };
      tags.set(key, {
        ...known,
        projectCount: known.projectCount + 1,
        workImageCount: known.workImageCount + project.workImageCount,
      });
    }
  }
  return [...tags.values()].sort((one, next) => byName.compare(one.name, next.name));
}

/** The ids of the projects that have a tag, ignoring case, and whose tags the viewer may read. */
export async function projectsWithTag(tag: string, context: Context): Promise<number[]> {
  if (tag.length > longestSearch) return [];
  const key = tagKey(tag);
  const projects = await findTaggedProjects({}, context);
  return projects
    .filter(({ tags }) => tags.some((each) => tagKey(each) === key))
    .map(({ id }) => id);
}

const TagType = builder.objectRef<Tag>("Tag").implement({
  description: "A tag of projects in the viewer's lists whose facts the viewer may read.",
  fields: (t) => ({
    ...properties(t, "String", {
      key: "Its key for comparing and in addresses: the name in lower case.",
      name: "The spelling of the tag in the first project, in home order, that has it.",
    }),
    projectCount: t.exposeInt("projectCount", {
      description: "The number of projects with this tag.",
    }),
    workImageCount: t.exposeInt("workImageCount", {
      description: "The number of work images in the projects with this tag.",
    }),
  }),
});

const visibilityDescription =
  "Only tags of projects that have this visibility now. Unset for all projects in the viewer's lists.";

builder.queryField("tags", (t) =>
  t.field({
    type: [TagType],
    description:
      "The tags of all projects in the viewer's lists whose facts the viewer may read, sorted by name.",
    args: { visibility: t.arg({ type: VisibilityType, description: visibilityDescription }) },
    resolve: (_root, wanted, context) => listTags(wanted, context),
  }),
);

builder.queryField("tag", (t) =>
  t.field({
    type: TagType,
    nullable: true,
    description: "One tag. Null where no project has it, and for an empty or unset name.",
    args: {
      name: t.arg.string({ description: `Its name, ignoring case. ${searchLimit}` }),
      visibility: t.arg({ type: VisibilityType, description: visibilityDescription }),
    },
    resolve: async (_root, { name, ...wanted }, context) => {
      if (name == null || name.length > longestSearch) return undefined;
      const asked = tagKey(name);
      return (await listTags(wanted, context)).find(({ key }) => key === asked);
    },
  }),
);
