import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";

type Props = { label: string; isOn: boolean; onToggle: () => void; children: ReactNode };

/** A kind of markup that the chosen words have or not. */
export function ToolbarToggle({ label, isOn, onToggle, children }: Props) {
  return (
    <ToggleButton
      className="rich-text-tool"
      aria-label={label}
      isSelected={isOn}
      onChange={onToggle}
      // The words stay chosen while the pointer is here.
      preventFocusOnPress
    >
      {children}
    </ToggleButton>
  );
}
