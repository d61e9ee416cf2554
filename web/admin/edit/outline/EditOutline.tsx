import type { CheckedProject } from "../check/findFindings";
import type { ProjectValues } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { OutlineContent } from "./OutlineContent";
import "./EditOutline.css";

/** The outline beside the form. It is displayed only in wide windows, see EditOutline.css. */
export function EditOutline(content: { values: ProjectValues; project: CheckedProject }) {
  const { show } = useModuleEditing();
  return (
    <nav className="edit-outline" aria-label="Parts of the project">
      <OutlineContent {...content} isBeside onGo={show} />
    </nav>
  );
}
