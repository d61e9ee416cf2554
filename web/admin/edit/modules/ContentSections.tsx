import type { useUnreadableTexts_project$key } from "../../../__generated__/useUnreadableTexts_project.graphql";
import { type ProjectValues, sectionKeys } from "../model/projectValues";
import { useUnreadableTexts } from "../unreadable/useUnreadableTexts";
import type { ProjectEditing } from "../useProjectEditing";
import { ModuleEditingContext } from "./ModuleEditing";
import { SectionEditor } from "./SectionEditor";
import { useModuleEdits } from "./useModuleEdits";
import { useModuleTouch } from "./useModuleTouch";

type Props = {
  project: useUnreadableTexts_project$key;
  databaseId: number;
  values: ProjectValues;
  form: Pick<ProjectEditing, "update" | "undo" | "redo" | "travels">;
};

/** The case study: six sections, between which modules are moved. */
export function ContentSections({ project, databaseId, values, form }: Props) {
  const { editing, expanded, isDragging, announcement } = useModuleEdits({
    databaseId,
    values,
    update: form.update,
    undo: form.undo,
    redo: form.redo,
    travels: form.travels,
  });
  const unreadableTexts = useUnreadableTexts(project);
  const area = useModuleTouch(editing.move);
  return (
    <section ref={area} className="edit-card" aria-labelledby="content-sections">
      <h2 className="edit-card-title" id="content-sections">
        Content Sections
      </h2>
      <ModuleEditingContext value={editing}>
        {sectionKeys.map((section) => (
          <SectionEditor
            key={section}
            section={section}
            modules={values[section]}
            expanded={expanded}
            isDragging={isDragging}
            unreadableText={unreadableTexts[section]}
          />
        ))}
      </ModuleEditingContext>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}
