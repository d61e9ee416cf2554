import type { LaidOutSection } from "../../../content/section-layout.ts";
import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import type { Link } from "../../validation/link-list.ts";
import { ProjectSectionType } from "../case-study/project-section.ts";
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
      description: "An address that starts with `http://`, `https://` or `mailto:`.",
    }),
  }),
});

export const LaidOutSectionType = builder.objectRef<LaidOutSection>("LaidOutSection").implement({
  description: "A section in one project: its name there, and whether it is left out.",
  fields: (t) => ({
    section: t.expose("section", { type: ProjectSectionType, description: "The section." }),
    name: t.exposeString("name", {
      description: "Its name in this project. Empty to use the site's name for the section.",
    }),
    isLeftOut: t.exposeBoolean("isLeftOut", {
      description: "Whether it is left out: its modules are treated as hidden.",
    }),
  }),
});

export const LaidOutSectionInput = builder.inputType("LaidOutSectionInput", {
  description: "A section in one project: its name there, and whether it is left out.",
  fields: (t) => ({
    section: t.field({ type: ProjectSectionType, required: true, description: "The section." }),
    name: t.string({
      required: true,
      defaultValue: "",
      description:
        "Its name in this project, up to 60 characters. Empty to use the site's name for the section.",
    }),
    isLeftOut: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether it is left out: its modules are treated as hidden.",
    }),
  }),
});
