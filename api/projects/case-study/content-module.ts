import { z } from "zod";
import { type ModuleAudience, moduleAudiences } from "../../../audience/module-audience.ts";
import { builder } from "../../builder/builder.ts";
import { text } from "../../validation/text.ts";
import { type StandIn, StandInInput, StandInType, storedStandIn } from "./stand-in.ts";

/** What the stored form of every type of module has. */
export const commonStored = {
  hidden: z.boolean().optional(),
  /** Stays with a module while it is edited and moved, so that changes to it can be told apart. */
  id: z.string().max(40).optional(),
  /** What the owner calls it. */
  label: z.string().optional(),
  /** Missing for that of its project. One that is not known here is the narrowest. */
  audience: z.enum(moduleAudiences).optional().catch("access"),
  standIn: storedStandIn,
};

/** What may be written, which is stricter than what is read. */
export const writtenLabel = text("Label", 100).optional();
export const writtenAudience = z.enum(moduleAudiences).optional();

export const ModuleAudienceType = builder.enumType("ModuleAudience", {
  description: "Whom a module is for, among those who find its project.",
  values: {
    PROJECT: {
      value: "project",
      description: "As its project: everyone, or those with access where it is protected.",
    },
    PUBLIC: { value: "public", description: "Everyone, also where the project is protected." },
    ACCESS: {
      value: "access",
      description: "Those with access, also where the project is not protected.",
    },
  } as const,
});

export type CommonModule = {
  type: string;
  hidden?: boolean | undefined;
  id?: string | undefined;
  label?: string | undefined;
  audience?: ModuleAudience | undefined;
  standIn?: StandIn | undefined;
};

export const ContentModuleType = builder.interfaceRef<CommonModule>("ContentModule").implement({
  description: "One block of a section of a case study.",
  fields: (t) => ({
    isHidden: t.boolean({
      description: "Whether visitors do not see the module.",
      resolve: (module) => module.hidden ?? false,
    }),
    moduleId: t.string({
      nullable: true,
      description:
        "What tells it apart from the project's other modules. Null for one that was never edited here.",
      resolve: (module) => module.id,
    }),
    label: t.string({
      description: "What the owner calls it, to find it again. Empty for none, and for visitors.",
      resolve: (module, _arguments, { viewer }) => (viewer.isOwner && module.label) || "",
    }),
    audience: t.field({
      type: ModuleAudienceType,
      description: "Whom it is for.",
      resolve: (module) => module.audience ?? "project",
    }),
    standIn: t.field({
      type: StandInType,
      nullable: true,
      description:
        "What everyone sees instead of it while it is for those with access. Null for nothing, and for visitors, who get the stand-in itself as a module.",
      resolve: (module, _arguments, { viewer }) => (viewer.isOwner && module.standIn) || null,
    }),
  }),
});

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** What the input of every type of module has. */
export const commonInputs = (t: PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">) => ({
  isHidden: t.boolean({ description: "Whether visitors do not see the module." }),
  moduleId: t.string({
    description:
      "The moduleId it was read with, so that it stays the same module. Unset for a new one.",
  }),
  label: t.string({ description: "What the owner calls it. Visitors do not see it." }),
  audience: t.field({
    type: ModuleAudienceType,
    description:
      "Whom it is for. Unset for what the module with this moduleId has, or PROJECT where there is none.",
  }),
  standIn: t.field({
    type: StandInInput,
    description:
      "What everyone sees instead of it while it is for those with access. Unset for what the module with this moduleId has, null for nothing.",
  }),
});
