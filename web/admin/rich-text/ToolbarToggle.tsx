import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";

type Props = {
  label: string;
  /** The letter that does the same with Ctrl or Cmd. */
  keys?: string;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A kind of markup that the chosen words have or not. */
export function ToolbarToggle({ label, keys, isOn, onToggle, children }: Props) {
  return (
    <ToggleButton
      className="rich-text-tool"
      aria-label={label}
      {...(keys && { "aria-keyshortcuts": `Control+${keys} Meta+${keys}` })}
      isSelected={isOn}
      onChange={onToggle}
      // The words stay chosen while the pointer is here.
      preventFocusOnPress
    >
      {children}
    </ToggleButton>
  );
}
