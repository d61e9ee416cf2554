import type { FieldRef } from "@pothos/core";
import { z } from "zod";
import type { Stored } from "../../../content/declare-module.ts";
import {
  type ModuleDefinitions,
  type ModuleType,
  moduleDefinitions,
} from "../../../content/module-types.ts";
import { markupWords } from "../../../markup/markup-words.ts";
import { readMarkup } from "../../../markup/read-markup.ts";
import { type Player, playerOf, playerSites } from "../../../players/players.ts";
import { builder, type Types } from "../../builder/builder.ts";
import { htmlDescription } from "../../fields/rich-text.ts";
import { text } from "../../validation/text.ts";
import {
  htmlOutput,
  markupOf,
  type OutputBuilder,
  type ServedPart,
  textAt,
} from "./serve-fields.ts";

/**
 * The names of text fields that declare no maximum length. `ownParts` must define how these are validated.
 */
type RuledName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: "text" }
    ? Fields[Name] extends { max: number }
      ? never
      : Name
    : never;
}[keyof Fields];

type OwnPartsOf<Fields> = {
  fields: { [Name in RuledName<Fields>]: Partial<ServedPart> & Pick<ServedPart, "written"> } & {
    [Name in keyof Fields]?: Partial<ServedPart>;
  };
  /** Fields of the module's GraphQL type that are derived from other fields. */
  outputs?: (t: OutputBuilder) => Record<string, FieldRef<Types>>;
  /**
   * Whether visitors see anything of the module. Only for types for which the `shownBy` of the
   * declaration is not enough.
   */
  isShown?: (module: Stored) => boolean;
};

type RuledType = {
  [Type in ModuleType]: RuledName<ModuleDefinitions[Type]["fields"]> extends never ? never : Type;
}[ModuleType];

const PlayerType = builder.objectRef<Player>("Player").implement({
  description: "The player of a video or document on another site, which pages show in a frame.",
  fields: (t) => ({
    site: t.exposeString("site", { description: "The name of the other site." }),
    src: t.exposeString("src", { description: "The address that the frame loads." }),
    page: t.exposeString("page", {
      description: "The page of the video or document on the other site, for a link.",
    }),
    aspectRatio: t.exposeFloat("aspectRatio", {
      description: "The frame's width divided by its height.",
    }),
    sandbox: t.exposeString("sandbox", {
      description: "What the frame may do, as the value of its sandbox attribute.",
    }),
  }),
});

/** The parts of module types that cannot be derived from their declarations (content/modules/). */
export const ownParts: {
  [Type in RuledType]: OwnPartsOf<ModuleDefinitions[Type]["fields"]>;
} & { [Type in ModuleType]?: OwnPartsOf<ModuleDefinitions[Type]["fields"]> } = {
  text: {
    fields: {
      title: {
        written: text("Title", moduleDefinitions.text.fields.title.max).optional(),
        outputs: (t) => ({
          title: t.string({
            description: moduleDefinitions.text.fields.title.description,
            resolve: ({ title, sectionTitle }) => String(title ?? sectionTitle),
          }),
        }),
        store: (given) => given ?? undefined, // an empty title differs from a missing one
      },
    },
    outputs: (t) => ({
      contentWords: t.string({
        description: "The content as plain text, on one line.",
        resolve: (module) => markupWords(readMarkup(textAt(module, "content"), markupOf(module))),
      }),
    }),
  },
  "image-image": {
    fields: {},
    outputs: (t) => ({
      leftTextHtml: htmlOutput(
        t,
        "leftImageText",
        `The text under the left picture or video. ${htmlDescription}`,
      ),
      rightTextHtml: htmlOutput(
        t,
        "rightImageText",
        `The text under the right picture or video. ${htmlDescription}`,
      ),
    }),
  },
  gallery: {
    fields: {
      layout: { stored: z.enum(["rows", "grid", "strip"]).catch("rows").default("rows") },
    },
  },
  embed: {
    fields: {
      url: {
        written: text("Address", 2_048)
          .refine(
            (url) => url === "" || playerOf(url) !== null,
            `Only ${playerSites} can be embedded, by the address of a video or document there`,
          )
          .default(""),
        input: (t) =>
          t.string({
            required: true,
            description: `The address of a video or document at one of ${playerSites}.`,
          }),
      },
    },
    outputs: (t) => ({
      player: t.field({
        type: PlayerType,
        nullable: true,
        description:
          "The player of the video or document. Null while there is no address that can be embedded.",
        resolve: (module) => playerOf(textAt(module, "url")),
      }),
    }),
    isShown: (module) => Boolean(playerOf(textAt(module, "url"))?.page.trim()),
  },
};
