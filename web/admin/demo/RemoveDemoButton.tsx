import type { ComponentProps } from "react";
import { Button } from "../../ui/button/Button";
import { useParameter } from "../layout/useParameter";

type Props = { label: string } & Required<Pick<ComponentProps<typeof Button>, "variant">>;

/** Opens the dialog that removes the demo. */
export function RemoveDemoButton({ label, variant }: Props) {
  const [, setAsked] = useParameter("remove-demo");
  return (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => setAsked("")}>
      {label}
    </Button>
  );
}
