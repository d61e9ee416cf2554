import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../../ui/button/Button";

type Props = { label: string } & Required<Pick<ComponentProps<typeof Button>, "variant">>;

/** Opens the dialog that removes the demo. */
export function RemoveDemoButton({ label, variant }: Props) {
  const [, setParameters] = useSearchParams();
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => setParameters({ "remove-demo": "" })}
    >
      {label}
    </Button>
  );
}
