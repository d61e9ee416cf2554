import "./SendingPictures.css";
import type { RefCallback } from "react";
import { completeLayout } from "../../../../content/section-layout";
import { sectionKeys } from "../../../../content/sections";
import type { useUnreadableTexts_project$key } from "../../../__generated__/useUnreadableTexts_project.graphql";
import { UploadList } from "../../../media/uploader/UploadList";
import { useTouchDrag } from "../../../ui/touch-drag/useTouchDrag";
import type { ModulePlace } from "../model/moduleEdits";
import type { ProjectValues } from "../model/projectValues";
import { useUnreadableTexts } from "../unreadable/useUnreadableTexts";
import type { ModuleEditing } from "./ModuleEditing";
import { SectionEditor } from "./SectionEditor";
import type { useModuleEdits } from "./useModuleEdits";

type Props = {
  project: useUnreadableTexts_project$key;
  values: ProjectValues;
  modules: ReturnType<typeof useModuleEdits>;
};

/** The case study: six sections, between which modules can be moved. */
export function ContentSections({ project, values, modules }: Props) {
  const { editing, expanded, isDragging, announcement, sending } = modules;
  const unreadableTexts = useUnreadableTexts(project);
  const layout = completeLayout(values.sectionLayout);
  const area = useModuleTouch(editing);
  return (
    <section ref={area} className="edit-card" aria-labelledby="content-sections">
      <h2 className="edit-card-title strong" id="content-sections">
        Content Sections
      </h2>
      {layout.map(({ section, name, isLeftOut }, place) => (
        <SectionEditor
          key={section}
          section={section}
          ownName={name}
          isLeftOut={isLeftOut}
          isFirst={place === 0}
          isLast={place === layout.length - 1}
          modules={values[section]}
          expanded={expanded}
          isDragging={isDragging}
          unreadableText={unreadableTexts[section]}
        />
      ))}
      {sending.items.length > 0 && (
        <div className="sending-pictures">
          <UploadList uploads={sending} layout="row" />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** The thickness of the line that shows where a module will be dropped, in pixels. */
const thickness = 3;

/**
 * Lets modules be dragged by touch, to the edge of another module, or to the nearest gap in any section.
 * @returns the ref for the element with all sections
 */
function useModuleTouch({ move, putBeside }: ModuleEditing): RefCallback<HTMLElement> {
  return useTouchDrag((area, id, { x, y }) => {
    const side = [...area.querySelectorAll<HTMLElement>("[data-side]")].find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
    const target = side?.dataset.side ?? id;
    if (side && target !== id) {
      const { right, top, height } = side.getBoundingClientRect();
      return {
        mark: { x: right - thickness, y: top, width: thickness, height },
        put: () => putBeside(id, target),
      };
    }
    const gaps = area.querySelectorAll<HTMLElement>("[data-gap]");
    const [nearest] = [...gaps]
      .map((gap) => ({ gap, box: gap.getBoundingClientRect() }))
      .sort((one, next) => distance(one.box, y) - distance(next.box, y));
    const place = nearest && readPlace(nearest.gap);
    if (!place) return null;
    const { left, top, width, height } = nearest.box;
    return {
      mark: { x: left, y: top + height / 2, width, height: thickness },
      put: () => move(id, place),
    };
  });
}

function readPlace({ dataset }: HTMLElement): ModulePlace | null {
  const [name, index] = (dataset.gap ?? "").split(" ");
  const section = sectionKeys.find((key) => key === name);
  return section ? { section, index: Number(index) } : null;
}

function distance({ top, bottom }: DOMRect, y: number): number {
  return Math.max(top - y, 0, y - bottom);
}
