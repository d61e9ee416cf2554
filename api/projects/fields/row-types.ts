import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import type { Link } from "../../validation/link-list.ts";
import type { TeamMember } from "./field-kinds.ts";

export const TeamMemberType = builder.objectRef<TeamMember>("TeamMember").implement({
  description: "A team member of a project.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The person's name." }),
    role: t.exposeString("role", {
      description: "The person's role. May be empty.",
    }),
  }),
});

export const TeamMemberInput = builder.inputType("TeamMemberInput", {
  description: "A team member of a project.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The person's name, up to 100 characters." }),
    role: t.string({
      required: true,
      defaultValue: "",
      description: "The person's role, up to 100 characters. May be empty.",
    }),
  }),
});

export const ProjectLinkType = builder.objectRef<Link>("ProjectLink").implement({
  description: "A link of a project.",
  fields: (t) => ({
    ...properties(t, "String", {
      label: "The label. If empty, the address is shown.",
      url: "An address with http, https or mailto.",
    }),
  }),
});

export const ProjectLinkInput = builder.inputType("ProjectLinkInput", {
  description: "A link of a project.",
  fields: (t) => ({
    label: t.string({
      required: true,
      defaultValue: "",
      description: "The label, up to 100 characters. If empty, the address is shown.",
    }),
    url: t.string({
      required: true,
      description: "An address that starts with http://, https:// or mailto:.",
    }),
  }),
});
