import { useSearchParams } from "react-router";
import { Dialog } from "../../ui/dialog/Dialog";
import { CreateProjectForm } from "./CreateProjectForm";

/** Open while the address says so: `?create`. */
export function CreateProjectDialog() {
  const [parameters, setParameters] = useSearchParams();
  const close = () => setParameters({}, { replace: true });
  return (
    <Dialog
      title="Create Project"
      isOpen={parameters.has("create")}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <CreateProjectForm onDone={close} />
    </Dialog>
  );
}
