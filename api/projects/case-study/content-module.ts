import { z } from "zod";
import { type ModuleAudience, moduleAudiences } from "../../../audience/module-audience.ts";
import { maxLabel, maxSpeakerNotes } from "../../../content/declare-module.ts";
import { seesNotes } from "../../access/viewer.ts";
import { builder, type InputFields } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { text, verbatimText } from "../../validation/text.ts";
import {
  type StandIn,
  StandInInput,
  StandInType,
  storedStandIn,
  writtenStandIn,
} from "./stand-in.ts";

/** The schemas of the stored fields that all module types have. */
export const commonStored = {
  hidden: z.boolean().optional(),
  /**
   * Stays the same while the module is edited or moved, so that its earlier and later states can be compared.
   */
  id: z.string().max(40).optional(),
  /** The owner's name for the module. */
  label: z.string().optional(),
  /**
   * Who sees the module. Unset for "project"; an unknown value is read as the narrowest, "access".
   */
  audience: z.enum(moduleAudiences).optional().catch("access"),
  standIn: storedStandIn,
  /** Whether the module is in the row of the module before it. */
  beside: z.boolean().optional().catch(undefined),
  /** Whether the module is twice as wide as other modules of its row. */
  wide: z.boolean().optional().catch(undefined),
  /** The owner's notes for presenting the module. Only the owner sees them. */
  speakerNotes: z.string().optional().catch(undefined),
  /** Whether the module is among the slides. Unset for true; an invalid value counts as false. */
  inPresentation: z.boolean().optional().catch(false),
};

/** Stricter schemas of the fields of `commonStored`, for modules that are written. */
export const commonWritten = {
  label: text("Label", maxLabel).optional(),
  audience: z.enum(moduleAudiences).optional(),
  standIn: writtenStandIn,
  beside: z.boolean().optional(),
  wide: z.boolean().optional(),
  speakerNotes: verbatimText("Speaker notes", maxSpeakerNotes).optional(),
  inPresentation: z.boolean().optional(),
};

export const ModuleAudienceType = enumOf(
  "ModuleAudience",
  "Who sees a module, among those who find its project. Viewers get access by the portfolio password or a link.",
  {
    project: "Everyone; where the project is protected, only viewers with access.",
    public: "Everyone, also where the project is protected.",
    access: "Only viewers with access, also where the project is not protected.",
  },
);

export type CommonModule = {
  type: string;
  hidden?: boolean | undefined;
  id?: string | undefined;
  label?: string | undefined;
  audience?: ModuleAudience | undefined;
  standIn?: StandIn | undefined;
  beside?: boolean | undefined;
  wide?: boolean | undefined;
  speakerNotes?: string | undefined;
  inPresentation?: boolean | undefined;
};

export const ContentModuleType = builder.interfaceRef<CommonModule>("ContentModule").implement({
  description: "A module of a case study.",
  fields: (t) => ({
    isHidden: t.boolean({
      description: "Whether the module is hidden from visitors, or its section is left out.",
      resolve: (module) => module.hidden ?? false,
    }),
    moduleId: t.exposeString("id", {
      nullable: true,
      description:
        "An id that is unique within the project. Null for a module that was never edited in the admin area.",
    }),
    label: t.string({
      description:
        "The owner's name for the module. Empty for a module without a name, and for everyone but the owner.",
      resolve: (module, _arguments, { viewer }) => (viewer.isOwner && module.label) || "",
    }),
    audience: t.field({
      type: ModuleAudienceType,
      description: "Who sees it.",
      resolve: (module) => module.audience ?? "project",
    }),
    standIn: t.field({
      type: StandInType,
      nullable: true,
      description:
        "The replacement of the module for viewers without access, where its audience is ACCESS. Null for none, and for everyone but the owner: others get the stand-in as a module.",
      resolve: (module, _arguments, { viewer }) => (viewer.isOwner && module.standIn) || null,
    }),
    isBeside: t.boolean({
      description:
        "Whether the module is in the row of the module before it. A row has at most three modules.",
      resolve: (module) => module.beside ?? false,
    }),
    isWide: t.boolean({
      description: "Whether it is twice as wide as other modules of its row.",
      resolve: (module) => module.wide ?? false,
    }),
    speakerNotes: t.string({
      description:
        "The owner's notes for presenting the module. Empty for no notes, and for everyone but the owner.",
      resolve: (module, _arguments, { viewer }) => (seesNotes(viewer) && module.speakerNotes) || "",
    }),
    inPresentation: t.boolean({
      description: "Whether it is among the slides of a presentation.",
      resolve: (module) => module.inPresentation ?? true,
    }),
  }),
});

/** The GraphQL input fields that all module types have. */
export const commonInputs = (t: InputFields) => ({
  isHidden: t.boolean({ description: "Whether the module is hidden from visitors." }),
  moduleId: t.string({
    description:
      "The id of the module, which the caller chooses for a new one: up to 40 characters, unique within the project. A module without an id cannot be referred to later.",
  }),
  label: t.string({ description: "The owner's name for the module. Visitors do not see it." }),
  audience: t.field({
    type: ModuleAudienceType,
    description:
      "Who sees it. If unset, an existing module with this moduleId keeps its value, and a new one gets PROJECT.",
  }),
  standIn: t.field({
    type: StandInInput,
    description:
      "The replacement of the module for viewers without access, where its audience is ACCESS. If unset, an existing module with this moduleId keeps its replacement. Null removes it.",
  }),
  isBeside: t.boolean({
    description:
      "Whether the module is in the row of the module before it. If unset, an existing module with this moduleId keeps its value, and a new one gets false.",
  }),
  speakerNotes: t.string({
    description: `The owner's notes for presenting the module, up to ${maxSpeakerNotes} characters. Only the owner sees them. If unset, an existing module with this moduleId keeps its value, and a new one gets none.`,
  }),
  inPresentation: t.boolean({
    description:
      "Whether it is among the slides of a presentation. If unset, an existing module with this moduleId keeps its value, and a new one gets true.",
  }),
  isWide: t.boolean({
    description:
      "Whether it is twice as wide as other modules of its row. If unset, an existing module with this moduleId keeps its value, and a new one gets false.",
  }),
});
