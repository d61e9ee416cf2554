import { builder } from "../../builder/builder.ts";
import type { Link } from "../../validation/link-list.ts";
import type { TeamMember } from "./field-kinds.ts";

export const TeamMemberType = builder.objectRef<TeamMember>("TeamMember").implement({
  description: "Someone who took part in a project.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What they are called." }),
    role: t.exposeString("role", {
      description: "What they did in it. Empty where that is not said.",
    }),
  }),
});

export const TeamMemberInput = builder.inputType("TeamMemberInput", {
  description: "Someone who took part in a project.",
  fields: (t) => ({
    name: t.string({ required: true, description: "What they are called, up to 100 characters." }),
    role: t.string({
      required: true,
      defaultValue: "",
      description: "What they did in it, up to 100 characters. May be empty.",
    }),
  }),
});

export const ProjectLinkType = builder.objectRef<Link>("ProjectLink").implement({
  description: "A link that belongs to a project.",
  fields: (t) => ({
    label: t.exposeString("label", {
      description: "What it is called. Empty for its address.",
    }),
    url: t.exposeString("url", {
      description: "Where it leads: an address with http, https or mailto.",
    }),
  }),
});

export const ProjectLinkInput = builder.inputType("ProjectLinkInput", {
  description: "A link that belongs to a project.",
  fields: (t) => ({
    label: t.string({
      required: true,
      defaultValue: "",
      description: "What it is called, up to 100 characters. Empty for its address.",
    }),
    url: t.string({
      required: true,
      description: "Where it leads: an address that starts with http://, https:// or mailto:.",
    }),
  }),
});
