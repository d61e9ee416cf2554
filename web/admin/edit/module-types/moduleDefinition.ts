import type { ComponentType } from "react";
import type { PlainValues } from "../../../../content/declare-module";
import {
  type GraphqlName,
  type ModuleDefinitions,
  type ModuleType,
  moduleDefinitions,
} from "../../../../content/module-types";
import type { Markup } from "../../../../markup/read-markup";
import type { PreviewedCaseStudyQuery$rawResponse } from "../../../__generated__/PreviewedCaseStudyQuery.graphql";
import type {
  MediaViewInput,
  UpdateProjectInput,
} from "../../../__generated__/useSaveProjectMutation.graphql";
import type { places } from "../../../media/places";
import type { PreviewMedia } from "../preview/usePreviewMedia";
import type { previewView, StoredView } from "./mediaView";
import type { OwnAudience, StandIn } from "./moduleAudience";

type FieldsOf<Type extends ModuleType> = ModuleDefinitions[Type]["fields"];

/** The views of pictures. Each has the key of its picture with the suffix `View`. */
type Views<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { kind: "media"; stored: infer Key extends string }
    ? `${Key}View`
    : never]?: StoredView;
};

/** A row of a list. A text that is missing in the stored row is empty. */
type RowOf<Cells> = Record<keyof PlainValues<Cells>, string> & Views<Cells> & Texts<Cells>;

type Texts<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { kind: "texts" }
    ? Name
    : never]: readonly string[];
};

type Lists<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { kind: "rows" }
    ? Name
    : never]: Fields[Name] extends {
    row: { fields: infer Cells };
  }
    ? readonly Readonly<RowOf<Cells>>[]
    : never;
};

type RichTexts<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: "richText" | "texts" }
    ? Name
    : Fields[Name] extends { row: { fields: infer Cells } }
      ? RichTexts<Cells>
      : never;
}[keyof Fields];

/** A module in the editor: the declared fields of its type, and the fields that all modules have. */
export type ModuleOf<Type extends ModuleType> = Type extends ModuleType
  ? PlainValues<FieldsOf<Type>> &
      Lists<FieldsOf<Type>> &
      Views<FieldsOf<Type>> &
      ([RichTexts<FieldsOf<Type>>] extends [never] ? unknown : { markup?: Markup }) & {
        type: Type;
        hidden?: boolean;
        /** Does not change while the module is edited and moved; unique within a project. */
        id: string;
        /** The owner's name for the module. */
        label?: string;
        /** Undefined for the audience of the project. */
        audience?: OwnAudience;
        standIn?: StandIn;
        /**
         * Whether the module is in the row of the module before it. `wide`: whether the module is
         * twice as wide as the others in its row.
         */
        beside?: boolean;
        wide?: boolean;
        /** The owner's private notes for presenting the module. */
        speakerNotes?: string;
        /** Whether the slides show the module. True by default. */
        inPresentation?: boolean;
      }
  : never;

type CaseStudyInput = NonNullable<UpdateProjectInput["sections"]>;
export type ModuleInput = NonNullable<CaseStudyInput["role"]>[number];

type Common =
  | ("isHidden" | "isBlank" | "moduleId" | "label" | "audience" | "standIn" | "markup")
  | ("isBeside" | "isWide" | "speakerNotes" | "inPresentation");
type InputOf<Type extends ModuleType> = Omit<
  NonNullable<Extract<ModuleInput, Record<GraphqlName<Type>, object>>[GraphqlName<Type>]>,
  Common
>;

type RawProject = NonNullable<PreviewedCaseStudyQuery$rawResponse["project"]>;
export type RawModule = NonNullable<RawProject["caseStudy"]>["sections"][number]["modules"][number];
type RawNamed<Name extends string> = Extract<RawModule, { readonly __typename: Name }>;

/**
 * The fields that the page's query requests only of modules of this type. `never` if the query requests
 * no such fields.
 */
type RawOf<Type extends ModuleType> = [RawNamed<`${Capitalize<GraphqlName<Type>>}Module`>] extends [
  never,
]
  ? never
  : Omit<
      RawNamed<`${Capitalize<GraphqlName<Type>>}Module`>,
      "__typename" | `__is${string}` | Common
    >;

type ChoiceOf<Field> = Field extends { options: infer Options }
  ? Uppercase<keyof Options & string>
  : string;

type OptionalName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isOptional: true } ? Name : never;
}[keyof Fields];

type SentValue<Field> = Field extends { row: { fields: infer Cells } }
  ? readonly Sent<Cells>[]
  : Field extends { kind: "texts" }
    ? readonly string[]
    : ChoiceOf<Field>;

/** Fields as they are sent to the server, see inputOf. */
type Sent<Fields> = {
  [Name in Exclude<keyof Fields, OptionalName<Fields>>]: SentValue<Fields[Name]>;
} & { [Name in OptionalName<Fields>]?: SentValue<Fields[Name]> } & {
  [Name in keyof Fields as Fields[Name] extends { kind: "media" }
    ? `${Name & string}View`
    : never]?: MediaViewInput;
};

/** Fields as the server would return them to the page, see previewOf. */
type Shown<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends { kind: "richText" | "texts" }
    ? `${Name & string}Html`
    : Name]: Fields[Name] extends { row: { fields: infer Cells } }
    ? readonly Shown<Cells>[]
    : Fields[Name] extends { kind: "media" }
      ? PreviewMedia | null
      : Fields[Name] extends { kind: "texts" }
        ? readonly string[]
        :
            | ChoiceOf<Fields[Name]>
            | (Fields[Name] extends { kind: "choice"; isOptional: true } ? null : never);
} & {
  readonly [Name in keyof Fields as Fields[Name] extends { kind: "media" }
    ? `${Name & string}View`
    : never]: ReturnType<typeof previewView>;
};

/** The data that the page requests of a module type and that the type's declaration does not determine. */
type Unshown<Type extends ModuleType> = Omit<RawOf<Type>, keyof Shown<FieldsOf<Type>>>;

type SameKeys<One, Other> = [keyof One, keyof Other] extends [keyof Other, keyof One]
  ? unknown
  : never;

/**
 * A declaration that `satisfies` this type compiles only if the server accepts, and the page requests, what
 * it declares.
 */
type Agreeing<Type extends ModuleType> = SameKeys<Sent<FieldsOf<Type>>, InputOf<Type>> &
  (Sent<FieldsOf<Type>> extends InputOf<Type> ? unknown : never) &
  (Shown<FieldsOf<Type>> extends Pick<RawOf<Type>, keyof RawOf<Type> & keyof Shown<FieldsOf<Type>>>
    ? unknown
    : never);

/** A declaration that `satisfies` this type compiles only if the place of each field is a key of `places`. */
type Placed = { fields: Readonly<Record<string, { kind: string; place?: keyof typeof places }>> };

export const definitions = moduleDefinitions satisfies {
  [Type in ModuleType]: Agreeing<Type> & Placed;
};

/** The data, besides the module itself, that the preview of a module needs. */
export type PreviewContext = {
  /** The title of a text module without a stored title. */
  defaultTitle: string;
  /** Finds the data of a picture or video. Null for an empty address. */
  findMedia: (src: string) => PreviewMedia | null;
};

/** The description of a module, for comparing two versions. */
export type Description = {
  facts: readonly string[];
  /** A text in the markup of the module. */
  text: string;
  captions: readonly string[];
};

/**
 * The parts of a module type's editor that can be written by hand, if the declaration of the type does not
 * suffice.
 */
export type Parts<Module, Preview> = {
  /** The form for the fields of a module. */
  Fields: ComponentType<{
    module: Module;
    /** The title of a text module without a stored title. */
    defaultTitle: string;
  }>;
  /** Whether visitors see any content of the module, by the same rule as on the server. */
  isShown: (module: Module) => boolean;
  /** The text of the module, of which the closed card shows the beginning. Empty if it has no text. */
  wordsOf: (module: Module) => string;
  describe: (module: Module) => Partial<Description>;
  preview: (module: Module, context: PreviewContext) => Preview;
};

/** The hand-written parts of a type. `preview` is required if the page requests undeclared data. */
export type OwnParts<Type extends ModuleType> = Partial<
  Parts<ModuleOf<Type>, Unshown<Type> & Partial<RawOf<Type>>>
> &
  (keyof Unshown<Type> extends never ? unknown : { preview: unknown });

/** The types of modules of which the page requests data that their declarations do not have. */
export type UnshownType = {
  [Type in ModuleType]: keyof Unshown<Type> extends never ? never : Type;
}[ModuleType];
