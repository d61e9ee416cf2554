import { ChoiceGroup } from "../../ui/choice/ChoiceGroup";
import type { Side } from "./storedFields";

type Props = {
  label: string;
  value: Side | undefined;
  /** What having no side is called. Left out where there is always one. */
  noneLabel?: string;
  onChange: (side: Side | undefined) => void;
};

/** Left or right, or neither where that is offered. */
export function SideChoice({ label, value, noneLabel, onChange }: Props) {
  return (
    <ChoiceGroup
      label={label}
      value={value ?? "none"}
      options={[
        ...(noneLabel ? [{ value: "none" as const, label: noneLabel }] : []),
        { value: "left" as const, label: "Left" },
        { value: "right" as const, label: "Right" },
      ]}
      onChange={(choice) => onChange(choice === "none" ? undefined : choice)}
    />
  );
}
