import type { ComponentType } from "react";
import type { PreviewedCaseStudyQuery$rawResponse } from "../../__generated__/PreviewedCaseStudyQuery.graphql";
import type { UpdateProjectInput } from "../../__generated__/useSaveProjectMutation.graphql";
import type { PreviewMedia } from "../../admin/edit/preview/usePreviewMedia";
import type { OwnAudience, StandIn } from "./moduleAudience";
import type { ModuleFields, StoredFields } from "./storedFields";
import "./ModuleFields.css";

type CaseStudyInput = NonNullable<UpdateProjectInput["sections"]>;
export type ModuleInput = NonNullable<CaseStudyInput["role"]>[number];

type EveryInput = ModuleInput extends infer Each
  ? Each extends unknown
    ? keyof Each
    : never
  : never;

/** What the server calls the types of modules. */
export type InputName = EveryInput;

/** What a type is called where modules are stored: textImage is text-image. */
export type StoredName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${First}${StoredName<Rest>}`
    : `${First}-${StoredName<Uncapitalize<Rest>>}`
  : Name;

type TypeName<Name extends InputName> = `${Capitalize<Name>}Module`;

type Common = "isHidden" | "isBlank" | "moduleId" | "label" | "audience" | "standIn";
type InputOf<Name extends InputName> = Omit<
  NonNullable<Extract<ModuleInput, Record<Name, object>>[Name]>,
  Common | `${string}View`
>;

type RawProject = NonNullable<PreviewedCaseStudyQuery$rawResponse["project"]>;
export type RawModule = NonNullable<RawProject["caseStudy"]>["role"][number];
type RawNamed<Name extends string> = Extract<RawModule, { readonly __typename: Name }>;

/** Never for a type that no block of the page shows. */
type RawOf<Name extends InputName> = [RawNamed<TypeName<Name>>] extends [never]
  ? never
  : Omit<RawNamed<TypeName<Name>>, "__typename" | `__is${string}` | Common | `${string}View`>;

/** What a module is shown with in the preview. */
export type PreviewContext = {
  /** The title of a text that never had one. */
  defaultTitle: string;
  /** What is known about a picture or video. Null for an empty address. */
  findMedia: (src: string) => PreviewMedia | null;
};

/** A module in the form that is edited. */
export type EditedModule<
  Type extends string,
  Fields extends StoredFields,
> = ModuleFields<Fields> & {
  type: Type;
  hidden?: boolean;
  /** Stays with the module while it is edited and moved; unique within a project. */
  id: string;
  /** What the owner calls it. */
  label?: string;
  /** Whom it is for. As its project where it is missing. */
  audience?: OwnAudience;
  standIn?: StandIn;
};

/** What there is to know about a type of module in order to edit it. */
export type ModuleDefinition<Name extends InputName, Fields extends StoredFields> = {
  /** What the server calls it. */
  name: Name;
  /** What the owner knows it as. */
  label: string;
  /** What is stored of it besides its type, its id, and whether it is hidden. */
  fields: Fields;
  /** What the server calls the fields that say how its pictures are shown. Those of rows are no part of it. */
  views?: Readonly<Record<string, Extract<keyof Fields, `${string}View`>>>;
  /** What the server is sent, but for its views. */
  input: (module: EditedModule<StoredName<Name>, Fields>) => InputOf<Name>;
  /** What the server would answer if it were saved, as far as its block asks, but for its views. */
  preview: (module: EditedModule<StoredName<Name>, Fields>, context: PreviewContext) => RawOf<Name>;
  /** What makes it visible: while all of that is empty, visitors see nothing of the module. As the server has it. */
  shownBy: (module: EditedModule<StoredName<Name>, Fields>) => readonly (string | undefined)[];
  /** What that is, where a module can hold something else and yet not be seen. */
  lacking?: string;
  /** Its words, as far as the closed card has room for them. Empty for none. */
  wordsOf: (module: EditedModule<StoredName<Name>, Fields>) => string;
  /** What else is said of it where two versions are compared. */
  describe: (module: EditedModule<StoredName<Name>, Fields>) => {
    facts?: readonly string[];
    /** In the markup that is stored. */
    text?: string;
    captions?: readonly string[];
  };
  /** All that can be said in it. */
  Fields: ComponentType<{
    module: EditedModule<StoredName<Name>, Fields>;
    /** What the heading of a text is while none was ever written. */
    defaultTitle: string;
  }>;
};

export function defineModule<Name extends InputName, Fields extends StoredFields>(
  definition: ModuleDefinition<Name, Fields>,
): ModuleDefinition<Name, Fields> {
  return definition;
}

/** The edited form of a type, from its fields. */
export type ModuleOf<Name extends InputName, Fields extends StoredFields> = EditedModule<
  StoredName<Name>,
  Fields
>;

export const sideNames = { left: "LEFT", right: "RIGHT" } as const;
