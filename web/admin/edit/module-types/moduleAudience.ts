import { type ModuleAudience, narrowerAudience } from "../../../../audience/module-audience";
import type { ContentModule } from "./moduleTypes";

/** The text and the picture that viewers without access see instead of a module for viewers with access. */
export type StandIn = Readonly<{ text?: string; src?: string }>;

/** An audience that the owner has set for a module. By default, a module has the audience of its project. */
export type OwnAudience = Exclude<ModuleAudience, "project">;

/**
 * Reads a stored audience. Undefined if the module has the audience of its project. An unknown audience
 * counts as `access`, the narrowest, so that the module is never shown to more viewers than intended.
 */
export function readAudience(stored: unknown): OwnAudience | undefined {
  if (typeof stored !== "string" || stored === "project") return undefined;
  return stored === "public" ? stored : "access";
}

export function readStandIn(stored: unknown): StandIn | undefined {
  const { text, src } = Object(stored);
  const standIn: StandIn = {
    ...(typeof text === "string" && text && { text }),
    ...(typeof src === "string" && src && { src }),
  };
  return Object.keys(standIn).length > 0 ? standIn : undefined;
}

/** The audience and the stand-in for the server. Both are always sent: a missing value means "unchanged". */
export function audienceInput({ audience, standIn }: ContentModule) {
  return {
    audience: ({ public: "PUBLIC", access: "ACCESS", project: "PROJECT" } as const)[
      audience ?? "project"
    ],
    standIn: standIn ? { text: standIn.text, media: standIn.src } : null,
  };
}

type Common = Pick<
  ContentModule,
  "hidden" | "audience" | "standIn" | "beside" | "wide" | "inPresentation"
>;

/**
 * A module with the values of {@link Common} merged after two windows changed it. Values that `own` has not
 * changed are taken from `other`. Where both changed the audience, the narrower one is used.
 */
export function withMergedCommon<Module extends Common>(
  module: Module,
  was: Common | undefined,
  own: Common,
  other: Common,
): Module {
  const pick = <Key extends keyof Common>(key: Key) =>
    JSON.stringify(own[key]) === JSON.stringify(was?.[key]) ? other[key] : own[key];
  const isClash = [other.audience, was?.audience].every((audience) => audience !== own.audience);
  const isOthers = other.audience !== was?.audience;
  const audience =
    isClash && isOthers ? narrowerAudience(own.audience, other.audience) : pick("audience");
  const common = {
    hidden: pick("hidden"),
    audience: audience === "project" ? undefined : audience,
    standIn: pick("standIn"),
    beside: pick("beside"),
    wide: pick("wide"),
    inPresentation: pick("inPresentation"),
  };
  const rest = Object.entries(module).filter(([key]) => !(key in common));
  const set = Object.entries(common).filter(
    ([key, value]) => value || (key === "inPresentation" && value === false),
  );
  return Object.fromEntries([...rest, ...set]) as Module; // the merged values have the same types
}

/** The stand-in of a module, as a module that everyone sees. Null if the module has no stand-in. */
export function standInModule(module: ContentModule): ContentModule | null {
  const { text = "", src } = module.standIn ?? {};
  const common = { id: module.id, ...(module.wide && { wide: true }) };
  if (src) return { type: "hero-image", ...common, imageSrc: src, ...(text && { caption: text }) };
  return text ? { type: "text", ...common, content: text, title: "" } : null;
}
