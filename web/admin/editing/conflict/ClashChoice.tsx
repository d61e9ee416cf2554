import { type ReactNode, useId } from "react";
import type { Choice } from "../applyChoices";
import type { Clash } from "../merge";

type Props<Values, Side> = {
  clash: Clash<Values, Side>;
  choice: Choice | undefined;
  /** Shows one version beside the other one. */
  showSide: (side: Side, other: Side, whose: "mine" | "theirs") => ReactNode;
  onChoose: (choice: Choice) => void;
};

const names = { mine: "Keep mine", theirs: "Take the saved one" } as const;

/** The two versions of one thing, side by side. */
export function ClashChoice<Values, Side>({
  clash,
  choice,
  showSide,
  onChoose,
}: Props<Values, Side>) {
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
            {showSide(clash[side], clash[side === "mine" ? "theirs" : "mine"], side)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
