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
import { sectionKeys } from "../../../../content/sections";
import type { PreviewPane_project$key } from "../../../__generated__/PreviewPane_project.graphql";
import { loadEveryBlock, type SectionName } from "../../../modules/blocks";
import { SiteFooter } from "../../../site/layout/SiteFooter";
import { SiteHeader } from "../../../site/layout/SiteHeader";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { ModuleWatch } from "../../../site/project/ModuleWatch";
import { ProjectPill } from "../../../site/project/pill/ProjectPill";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { SiteWordsProvider } from "../../../words/SiteWordsProvider";
import { useBoxSize } from "../../frame/useBoxSize";
import type { ProjectValues } from "../model/projectValues";
import { mediaOf } from "../module-types/contentModules";
import type { Picked } from "../places/findField";
import { PreviewedCaseStudy } from "./PreviewedCaseStudy";
import { PreviewFrame } from "./PreviewFrame";
import { PreviewParts } from "./PreviewParts";
import { findParts, pickedIn, type ShownPlaces } from "./previewParts";
import { previewProject } from "./previewProject";
import { seeAsVisitor, seeWhole } from "./seeAsVisitor";
import { useFollowCaret } from "./useFollowCaret";
import { usePreviewLight } from "./usePreviewLight";
import { usePreviewMedia } from "./usePreviewMedia";
import "./PreviewPane.css";

const devices = [
  { value: "phone", label: "Phone", width: 390 },
  { value: "tablet", label: "Tablet", width: 768 },
  { value: "desktop", label: "Desktop", width: 1440 },
] as const;

const readers = [
  { value: "password", label: "With the password" },
  { value: "visitor", label: "As a visitor" },
] as const;

type Reader = (typeof readers)[number]["value"];
type Device = (typeof devices)[number]["value"];

type Props = {
  project: PreviewPane_project$key;
  values: ProjectValues;
  /** The part of the form that had the focus last. */
  edited: RefObject<string | null>;
  /** Called when a part of the page was pressed whose field is to be shown. */
  onPick: (part: string, picked: Picked) => void;
};

/**
 * The project's page with the form's values, in the width of a chosen device. It scrolls to what is edited,
 * and presses show the fields of what was pressed.
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
  const layout = useSiteLayout();
  const language = useSiteLanguage();
  const [reader, setReader] = useState<Reader>("password");
  const [device, setDevice] = useState<Device>(closestDevice);
  const [box, { inlineSize, blockSize }] = useBoxSize();
  // Typing has priority; the page follows.
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
  usePreviewLight(page, shown, findMedia);
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
    const target = press.target as Element; // clicks happen to elements
    for (const [part, element] of find()) {
      if (!element.contains(target)) continue;
      return onPick(part, pickedIn(element, target, { x: press.clientX, y: press.clientY }));
    }
  };

  const width = devices.find(({ value }) => value === device)?.width ?? inlineSize;
  const scale = Math.min(1, inlineSize / width);
  return (
    <section className="preview-pane" aria-label="Preview">
      <div className="preview-bar">
        <ChoiceGroup
          label="Width of the preview"
          isLabelHidden
          value={device}
          options={devices}
          onChange={setDevice}
        />
        <ChoiceGroup
          label="Who the preview is shown to"
          isLabelHidden
          value={reader}
          options={readers}
          onChange={setReader}
        />
        <p className="preview-size">
          {width} px{scale < 1 && `, at ${Math.round(scale * 100)} %`}
        </p>
      </div>
      <div className="preview-stage" ref={box} data-fills={scale < 1 || undefined}>
        {isReady && isLoaded && inlineSize > 0 ? (
          <PreviewFrame
            title={`${values.name}, as its page would be`}
            width={width}
            height={blockSize}
            scale={scale}
            language={language}
            onPage={setPage}
            onPress={handlePress}
          >
            {page && (
              <PreviewParts
                page={page}
                values={shown}
                scale={scale}
                findParts={find}
                onPick={onPick}
              />
            )}
            <SiteWordsProvider siteWords={layout?.siteWords}>
              <SiteHeader siteIdentity={layout?.siteIdentity ?? null} />
              <main className="project project-page">
                <ModuleWatch value={watch}>
                  <PreviewedCaseStudy data={preview} />
                </ModuleWatch>
              </main>
              <ProjectPill project={data} />
              <SiteFooter siteIdentity={layout?.siteIdentity ?? null} />
            </SiteWordsProvider>
          </PreviewFrame>
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </section>
  );
}

/** The device with the most similar width. */
function closestDevice(): Device {
  if (window.innerWidth < 768) return "phone";
  return window.innerWidth < 1200 ? "tablet" : "desktop";
}

function addressesOf(values: ProjectValues): string[] {
  const modules = sectionKeys.flatMap((key) => values[key]);
  const instead = modules.flatMap(({ standIn }) => standIn?.src ?? []);
  const inModules = [...modules.flatMap(mediaOf), ...instead];
  const heroes = [values.heroImage, values.homeHeroImage].filter((src) => src !== null);
  return [...heroes, ...inModules];
}

/** Loads all blocks, so that added modules are shown at once. */
function useEveryBlock(): { isLoaded: boolean } {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // A failed one is loaded again when it is needed.
    loadEveryBlock()
      .catch(() => {})
      .then(() => setLoaded(true));
  }, []);
  return { isLoaded };
}
