import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { completeLayout } from "../../../../content/section-layout";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { fitSlides } from "../../../start/fit-slides";
import { SiteWordsProvider } from "../../../words/SiteWordsProvider";
import { PreviewFrame } from "../../preview/PreviewFrame";
import { useDrawn } from "../../preview/useDrawn";
import type { ProjectValues } from "../model/projectValues";
import { PreviewedCaseStudy } from "../preview/PreviewedCaseStudy";
import { addressesOf, previewProject } from "../preview/previewProject";
import { seeWhole } from "../preview/seeAsVisitor";
import { usePreviewMedia } from "../preview/usePreviewMedia";

type Props = {
  /**
   * The code of slides. The caller passes it instead of an import in this file, so that the bundler leaves
   * the code in the file of the slides page, and visitors of that page load only one file.
   */
  slides: Pick<typeof import("../../../site/slides/slidesRoute"), "Deck" | "deckOf">;
  values: ProjectValues;
  /** Called with the ids of the form's parts whose slides have text that is too small to be read well. */
  onMeasured: (parts: readonly string[]) => void;
};

/** The smallest size of text that the last row of an audience can read, as a fraction of the normal size. */
const leastFit = 0.68;

/** How long to wait for the code of modules and for pictures before measuring, in milliseconds. */
const drawing = 300;

/** Renders the slides of the form's values invisibly, to measure how far their text must shrink to fit. */
export function SlideMeasure({ slides: { Deck, deckOf }, values, onMeasured }: Props) {
  const layout = useSiteLayout();
  const language = useSiteLanguage();
  const { findMedia, isReady } = usePreviewMedia(addressesOf(values));
  const { data, parts } = useMemo(() => {
    const { values: seen, ...rest } = seeWhole(values);
    const data = previewProject({ values: seen, ...rest }, findMedia);
    return { data, parts: partsOfSlides(data, seen, deckOf) };
  }, [values, findMedia, deckOf]);
  const [page, setPage] = useState<Document | null>(null);
  const [drawn, setDrawn] = useState(0);
  useDrawn(page, () => setDrawn((count) => count + 1));
  const measure = useEffectEvent(() => {
    const shown = [...(page?.querySelectorAll<HTMLElement>(".slide") ?? [])];
    const fits = fitSlides(shown);
    onMeasured([
      ...new Set(parts.flatMap((own, index) => ((fits[index] ?? 1) < leastFit ? own : []))),
    ]);
  });
  useEffect(() => {
    if (drawn === 0) return;
    const timer = setTimeout(measure, drawing);
    return () => clearTimeout(timer);
  }, [drawn]);
  if (!isReady) return null;
  return (
    <div className="slide-measure">
      <PreviewFrame
        title="Slides, to be measured"
        {...{ width: 1280, height: 720, scale: 1, language, className: "slide-measure-page" }}
        onPage={setPage}
        onPress={() => {}}
      >
        <SiteWordsProvider siteWords={layout?.siteWords}>
          <PreviewedCaseStudy data={data} as={Deck} />
        </SiteWordsProvider>
      </PreviewFrame>
    </div>
  );
}

/** For each slide, in the order of Deck.tsx, the ids of the form's parts whose content the slide shows. */
function partsOfSlides(
  { project }: ReturnType<typeof previewProject>,
  values: ProjectValues,
  deckOf: Props["slides"]["deckOf"],
) {
  const sections = project?.caseStudy?.sections ?? [];
  const keys = laidOutKeys(values);
  return [
    ["basic-information"],
    ...(project?.brief ? [["brief"]] : []),
    ...sections.flatMap(({ modules }, place) => {
      const key = keys[place];
      if (!key) return [];
      const numbered = modules.map((module, index) => ({ ...module, id: values[key][index]?.id }));
      return deckOf(numbered).map((slide) => slide.modules.flatMap(({ id }) => id ?? []));
    }),
  ];
}

/** The keys of the sections that the page shows, in the order of the page. */
function laidOutKeys({ sectionLayout }: Pick<ProjectValues, "sectionLayout">) {
  return completeLayout(sectionLayout)
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ section }) => section);
}
