import type { useUnreadableTexts_project$key } from "../../../__generated__/useUnreadableTexts_project.graphql";
import { type ProjectValues, sectionKeys } from "../model/projectValues";
import { useUnreadableTexts } from "../unreadable/useUnreadableTexts";
import { SectionEditor } from "./SectionEditor";
import { SendingPictures } from "./SendingPictures";
import type { useModuleEdits } from "./useModuleEdits";
import { useModuleTouch } from "./useModuleTouch";

type Props = {
  project: useUnreadableTexts_project$key;
  values: ProjectValues;
  modules: ReturnType<typeof useModuleEdits>;
};

/** The case study: six sections, between which modules are moved. */
export function ContentSections({ project, values, modules }: Props) {
  const { editing, expanded, isDragging, announcement, sending } = modules;
  const unreadableTexts = useUnreadableTexts(project);
  const area = useModuleTouch(editing.move);
  return (
    <section ref={area} className="edit-card" aria-labelledby="content-sections">
      <h2 className="edit-card-title" id="content-sections">
        Content Sections
      </h2>
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
      <SendingPictures {...sending} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}
