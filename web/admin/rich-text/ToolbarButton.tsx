import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";

type Props = { label: string; isDisabled: boolean; onPress: () => void; children: ReactNode };

/** Something that is done with the chosen words. */
export function ToolbarButton({ label, isDisabled, onPress, children }: Props) {
  return (
    <Button
      className="rich-text-tool"
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
      // The words stay chosen while the pointer is here.
      preventFocusOnPress
    >
      {children}
    </Button>
  );
}
