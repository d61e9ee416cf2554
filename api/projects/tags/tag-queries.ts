import { builder } from "../../builder/builder.ts";
import { longestSearch, searchLimit } from "../../builder/find-words.ts";
import { VisibilityType } from "../visibility/visibility-type.ts";
import { tagKey } from "./tag-key.ts";
import { listTags, type Tag } from "./tagged-projects.ts";

const TagType = builder.objectRef<Tag>("Tag").implement({
  description:
    "What projects can be found by, as far as whoever asks finds the projects and may read their facts.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "What it is compared by, and what addresses name it by: its name in lower case.",
    }),
    name: t.exposeString("name", {
      description: "As it is spelled in the first project that has it.",
    }),
    projectCount: t.exposeInt("projectCount", { description: "How many projects have it." }),
    workImageCount: t.exposeInt("workImageCount", {
      description: "How many work images those projects have.",
    }),
  }),
});

const visibilityDescription =
  "Only as far as projects with this visibility as of now have it. Unset for all that whoever asks finds in lists.";

builder.queryField("tags", (t) =>
  t.field({
    type: [TagType],
    description: "The tags of all projects, by name.",
    args: { visibility: t.arg({ type: VisibilityType, description: visibilityDescription }) },
    resolve: (_root, wanted, context) => listTags(wanted, context),
  }),
);

builder.queryField("tag", (t) =>
  t.field({
    type: TagType,
    nullable: true,
    description: "One tag. Null where no project has it, and where no name is given.",
    args: {
      name: t.arg.string({ description: `Its name, in any case. ${searchLimit}` }),
      visibility: t.arg({ type: VisibilityType, description: visibilityDescription }),
    },
    resolve: async (_root, { name, ...wanted }, context) => {
      if (name == null || name.length > longestSearch) return undefined;
      const asked = tagKey(name);
      return (await listTags(wanted, context)).find(({ key }) => key === asked);
    },
  }),
);
