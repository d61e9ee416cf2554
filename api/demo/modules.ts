import type { ContentModuleInputShape as Module } from "../projects/case-study/content-module-input.ts";
import { type DemoMediaName, demoPath } from "./media.ts";

type Side = "left" | "right";

export const text = (
  content: string,
  options: { title?: string; textPosition?: Side; isHidden?: boolean } = {},
): Module => ({ text: { ...options, content } });

export const hero = (name: DemoMediaName, caption: string): Module => ({
  heroImage: { media: demoPath(name), caption },
});

/** A text with a picture on one side. */
export const beside = (imagePosition: Side, name: DemoMediaName, content: string): Module => ({
  textImage: { media: demoPath(name), imagePosition, content },
});

type Captioned = [name: DemoMediaName, text: string];

export const pair = ([left, leftText]: Captioned, [right, rightText]: Captioned): Module => ({
  imageImage: { left: demoPath(left), right: demoPath(right), leftText, rightText },
});
