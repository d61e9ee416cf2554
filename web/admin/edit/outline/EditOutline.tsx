import type { ProjectValues } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { OutlineContent } from "./OutlineContent";
import "./EditOutline.css";

/** The outline beside the form, where there is room for it. */
export function EditOutline({ values }: { values: ProjectValues }) {
  const { show } = useModuleEditing();
  return (
    <nav className="edit-outline" aria-label="Parts of the project">
      <OutlineContent values={values} isBeside onGo={show} />
    </nav>
  );
}
