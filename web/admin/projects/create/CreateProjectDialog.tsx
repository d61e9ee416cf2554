import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../paths";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { useParameter } from "../../layout/useParameter";
import { CreateProjectForm } from "./CreateProjectForm";

/** Open while the address has `?create`. A project that was created opens in its editor. */
export function CreateProjectDialog() {
  const [create, setCreate] = useParameter("create");
  const { key } = useLocation();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ databaseId: number; key: string }>();
  const close = () => setCreate(null, { replace: true });
  useEffect(() => {
    // By now the form is removed, so that no question about unsaved changes appears.
    if (created) navigate(paths.editProject(created.databaseId), { replace: true });
  }, [created, navigate]);
  return (
    <FormDialog
      title="Create Project"
      isOpen={create !== null && created?.key !== key}
      onClose={close}
    >
      <CreateProjectForm
        onCancel={close}
        onCreated={(databaseId) => setCreated({ databaseId, key })}
      />
    </FormDialog>
  );
}
