import { useSearchParams } from "react-router";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { CreateProjectForm } from "./CreateProjectForm";

/** Open while the address says so: `?create`. */
export function CreateProjectDialog() {
  const [parameters, setParameters] = useSearchParams();
  const close = () => setParameters({}, { replace: true });
  return (
    <FormDialog title="Create Project" isOpen={parameters.has("create")} onClose={close}>
      <CreateProjectForm onDone={close} />
    </FormDialog>
  );
}
