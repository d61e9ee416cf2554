import { Button } from "../../ui/button/Button";
import { useParameter } from "../layout/useParameter";

/** Opens the dialog that removes the demo portfolio. */
export function RemoveDemoButton() {
  const [, setAsked] = useParameter("remove-demo");
  return (
    <Button variant="destructive" aria-haspopup="dialog" onClick={() => setAsked("")}>
      Remove demo
    </Button>
  );
}
