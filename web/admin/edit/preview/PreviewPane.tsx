import {
  type FragmentInstance,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { graphql, useFragment } from "react-relay";
import type { PreviewPane_project$key } from "../../../__generated__/PreviewPane_project.graphql";
import { loadEveryBlock, type SectionName } from "../../../modules/blocks";
import { ModuleWatch } from "../../../site/project/ModuleWatch";
import { ProjectPill } from "../../../site/project/pill/ProjectPill";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { PreviewWindow } from "../../preview/PreviewWindow";
import { useFollowCaret } from "../../preview/useFollowCaret";
import type { ProjectValues } from "../model/projectValues";
import type { Picked } from "../places/findField";
import { PreviewedCaseStudy } from "./PreviewedCaseStudy";
import { PreviewParts } from "./PreviewParts";
import { findParts, pickedIn, type ShownPlaces } from "./previewParts";
import { addressesOf, previewProject } from "./previewProject";
import { seeAsVisitor, seeWhole } from "./seeAsVisitor";
import { usePreviewLight } from "./usePreviewLight";
import { usePreviewMedia } from "./usePreviewMedia";

const readers = [
  { value: "password", label: "With the password" },
  { value: "visitor", label: "As a visitor" },
] as const;

type Reader = (typeof readers)[number]["value"];

type Props = {
  project: PreviewPane_project$key;
  values: ProjectValues;
  /** The id of the part of the form that had the focus last. */
  edited: RefObject<string | null>;
  /** Called after a press on the page, with the pressed content and the id of the form's part that has it. */
  onPick: (part: string, picked: Picked) => void;
};

/**
 * The project's page with the form's values. It scrolls to the part that is being edited. A press
 * on a part of the page shows the field of that part.
 */
export function PreviewPane({ project, values, edited, onPick }: Props) {
  const data = useFragment(
    graphql`
      fragment PreviewPane_project on Project {
        isPasswordProtected
        ...ProjectPill_project
      }
    `,
    project,
  );
  const [reader, setReader] = useState<Reader>("password");
  // The preview lags behind the form, because typing has priority.
  const shown = useDeferredValue(values);
  const { findMedia, isReady } = usePreviewMedia(addressesOf(shown));
  const { isLoaded } = useEveryBlock();
  const isProtected = data.isPasswordProtected;
  const seen = useMemo(
    () => (reader === "visitor" ? seeAsVisitor(shown, isProtected) : seeWhole(shown)),
    [reader, shown, isProtected],
  );
  const preview = useMemo(() => previewProject(seen, findMedia), [seen, findMedia]);

  const [page, setPage] = useState<Document | null>(null);
  const [places] = useState<ShownPlaces>(() => new Map());
  const watch = useCallback(
    (section: SectionName, place: number) => (instance: FragmentInstance | null) => {
      if (!instance) return;
      places.set(instance, { section, place });
      return () => {
        places.delete(instance);
      };
    },
    [places],
  );
  const find = () => (page ? findParts(page, places, seen.values) : new Map<string, HTMLElement>());
  useFollowCaret(page, edited, find);
  const handlePress = (press: MouseEvent) => {
    const target = press.target as Element; // the target of a click is an element
    for (const [part, element] of find()) {
      if (!element.contains(target)) continue;
      return onPick(part, pickedIn(element, target, { x: press.clientX, y: press.clientY }));
    }
  };

  return (
    <PreviewWindow
      title={`${values.name}, as its page would be`}
      choices={
        <ChoiceGroup
          label="Who the preview is shown to"
          isLabelHidden
          value={reader}
          options={readers}
          onChange={setReader}
        />
      }
      colors={usePreviewLight(shown, findMedia)}
      isReady={isReady && isLoaded}
      page={page}
      onPage={setPage}
      onPress={handlePress}
    >
      {(scale) => (
        <>
          {page && (
            <PreviewParts
              page={page}
              values={shown}
              scale={scale}
              findParts={find}
              onPick={onPick}
            />
          )}
          <main className="project project-page" lang={shown.language || undefined}>
            <ModuleWatch value={watch}>
              <PreviewedCaseStudy data={preview} />
            </ModuleWatch>
          </main>
          <ProjectPill project={data} />
        </>
      )}
    </PreviewWindow>
  );
}

/** Loads the code of all blocks, so that added modules are shown at once. */
function useEveryBlock(): { isLoaded: boolean } {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // A block whose code could not be loaded is loaded again when it is needed.
    loadEveryBlock()
      .catch(() => {})
      .then(() => setLoaded(true));
  }, []);
  return { isLoaded };
}
