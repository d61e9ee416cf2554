import { createId } from "../../createId";

export type Side = "left" | "right";

type Common = {
  hidden?: boolean;
  /** Stays with the module while it is edited and moved; unique within a project. */
  id: string;
};

export type TextModule = Common & {
  type: "text";
  content: string;
  textPosition?: Side;
  /** Undefined for the name of the section, empty for none. */
  title?: string;
};

export type TextImageModule = Common & {
  type: "text-image";
  content: string;
  imageSrc: string;
  imagePosition: Side;
};

export type ImageImageModule = Common & {
  type: "image-image";
  leftImageSrc: string;
  rightImageSrc: string;
  leftImageText?: string;
  rightImageText?: string;
};

export type HeroImageModule = Common & { type: "hero-image"; imageSrc: string; caption?: string };

/** One block of a section, in the form that is stored. */
export type ContentModule = TextModule | TextImageModule | ImageImageModule | HeroImageModule;

export type ModuleType = ContentModule["type"];

/** The types in the order they are offered, with what they are called. */
export const moduleLabels: Record<ModuleType, string> = {
  text: "Text",
  "text-image": "Text + Image",
  "image-image": "Image + Image",
  "hero-image": "Hero Image",
};

export const moduleTypes = Object.keys(moduleLabels) as ModuleType[]; // its keys by declaration

/** A module without words and pictures. */
export function createModule(type: ModuleType): ContentModule {
  const id = createId();
  switch (type) {
    case "text":
      return { type, content: "", id };
    case "text-image":
      return { type, content: "", imageSrc: "", imagePosition: "left", id };
    case "image-image":
      return { type, leftImageSrc: "", rightImageSrc: "", id };
    case "hero-image":
      return { type, imageSrc: "", id };
  }
}
