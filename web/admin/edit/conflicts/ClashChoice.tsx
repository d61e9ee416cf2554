import { type ReactNode, useId } from "react";
import { RichText } from "../../../rich-text/RichText";
import { MediaThumbnail } from "../images/MediaThumbnail";
import { moduleLabels } from "../model/contentModule";
import { mediaOf, previewText } from "../modules/modulePreview";
import type { Clash, ClashSide } from "./mergeProject";

/** Whose version of a clash stays. */
export type Choice = "mine" | "theirs";

type Props = { clash: Clash; choice: Choice | undefined; onChoose: (choice: Choice) => void };

const names = { mine: "Keep mine", theirs: "Take the saved one" } as const;

/** The two versions of one thing, side by side. */
export function ClashChoice({ clash, choice, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="clash">
      <legend className="clash-label">{clash.label}</legend>
      <div className="clash-sides">
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className="clash-side">
            <span className="clash-side-name">
              <input
                type="radio"
                name={name}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {names[side]}
            </span>
            <span className="visually-hidden">: </span>
            {describe(clash[side])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describe(side: ClashSide): ReactNode {
  switch (side.kind) {
    case "deleted":
      return <em>Deleted</em>;
    case "value":
      return <span>{wordsFor(side.value)}</span>;
    case "order":
      return (
        <span>
          {side.modules
            .map((module) => previewText(module) || moduleLabels[module.type])
            .join(" → ")}
        </span>
      );
    case "module":
      return (
        <>
          {mediaOf(side.module).map((src) => (
            <MediaThumbnail key={src} src={src} />
          ))}
          {"content" in side.module ? (
            <RichText source={side.module.content} />
          ) : (
            <span>{previewText(side.module) || moduleLabels[side.module.type]}</span>
          )}
        </>
      );
  }
}

function wordsFor(value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value)) return `${value.length} pictures`;
  if (value === "HALF") return "Half width";
  if (value === "FULL") return "Full width";
  return value ? String(value) : "None";
}
