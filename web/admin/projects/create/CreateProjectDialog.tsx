import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../paths";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { lazyByAttempt } from "../../layout/lazyByAttempt";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { useParameter } from "../../layout/useParameter";

const formOf = lazyByAttempt(async () => (await import("./CreateProjectForm")).CreateProjectForm);

/** The dialog that creates a project, open while the address has `?create`. The new project opens in its editor. */
export function CreateProjectDialog() {
  const [create, setCreate] = useParameter("create");
  const { key } = useLocation();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ databaseId: number; key: string }>();
  const close = () => setCreate(null, { replace: true });
  useEffect(() => {
    // In this render the dialog and its form are closed already, so nobody is asked about unsaved changes.
    if (created) navigate(paths.editProject(created.databaseId), { replace: true });
  }, [created, navigate]);
  return (
    <Suspense>
      <FormDialog
        title="Create Project"
        isOpen={create !== null && created?.key !== key}
        onClose={close}
      >
        <PanelBoundary message="The form could not be loaded.">
          {(attempt) => {
            const CreateProjectForm = formOf(attempt);
            return (
              <CreateProjectForm
                onCancel={close}
                onCreated={(databaseId) => setCreated({ databaseId, key })}
              />
            );
          }}
        </PanelBoundary>
      </FormDialog>
    </Suspense>
  );
}
