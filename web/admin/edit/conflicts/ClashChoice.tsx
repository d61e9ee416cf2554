import { useId } from "react";
import { SideView } from "../compare/SideView";
import type { Clash } from "./mergeProject";

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
            <SideView side={clash[side]} other={clash[side === "mine" ? "theirs" : "mine"]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
