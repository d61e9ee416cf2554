import { useSearchParams } from "react-router";
import { Button } from "../../../ui/button/Button";

/** Opens the dialog that makes a project. */
export function CreateProjectButton({ label = "Create Project" }: { label?: string }) {
  const [, setParameters] = useSearchParams();
  return (
    <Button
      variant="primary"
      size="small"
      aria-haspopup="dialog"
      onClick={() => setParameters({ create: "" })}
    >
      {label}
    </Button>
  );
}
