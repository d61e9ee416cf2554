import { useId } from "react";
import type { Side } from "../model/contentModule";
import "./SideChoice.css";

type Props = {
  label: string;
  value: Side | undefined;
  /** What having no side is called. Left out where there is always one. */
  noneLabel?: string;
  onChange: (side: Side | undefined) => void;
};

/** Left or right, or neither where that is offered. */
export function SideChoice({ label, value, noneLabel, onChange }: Props) {
  const name = useId();
  const options = [
    ...(noneLabel ? [{ side: undefined, text: noneLabel }] : []),
    { side: "left", text: "Left" },
    { side: "right", text: "Right" },
  ] as const;
  return (
    <fieldset className="side-choice">
      <legend className="field-label">{label}</legend>
      <div className="side-choice-options">
        {options.map(({ side, text }) => (
          <label key={text} className="side-choice-option">
            <input
              type="radio"
              name={name}
              checked={value === side}
              onChange={() => onChange(side)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
