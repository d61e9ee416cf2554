import { Button } from "../../../ui/button/Button";
import { useParameter } from "../../layout/useParameter";

/** Opens the dialog that makes a project. */
export function CreateProjectButton({ label = "Create Project" }: { label?: string }) {
  const [, setCreate] = useParameter("create");
  return (
    <Button variant="primary" size="small" aria-haspopup="dialog" onClick={() => setCreate("")}>
      {label}
    </Button>
  );
}
