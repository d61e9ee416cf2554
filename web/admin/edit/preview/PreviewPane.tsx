import { useDeferredValue, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PreviewPane_project$key } from "../../../__generated__/PreviewPane_project.graphql";
import { mediaOf } from "../../../modules/editing/contentModules";
import { SiteFooter } from "../../../site/layout/SiteFooter";
import { SiteHeader } from "../../../site/layout/SiteHeader";
import { useSiteLayout } from "../../../site/layout/SiteLayoutContext";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { ProjectPill } from "../../../site/project/pill/ProjectPill";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { SiteWordsProvider } from "../../../words/SiteWordsProvider";
import { type ProjectValues, sectionKeys } from "../model/projectValues";
import { PreviewedCaseStudy } from "./PreviewedCaseStudy";
import { PreviewFrame } from "./PreviewFrame";
import { previewProject } from "./previewProject";
import { useBoxSize } from "./useBoxSize";
import { usePreviewMedia } from "./usePreviewMedia";
import "./PreviewPane.css";

const devices = [
  { value: "phone", label: "Phone", width: 390 },
  { value: "tablet", label: "Tablet", width: 768 },
  { value: "desktop", label: "Desktop", width: 1440 },
] as const;

type Device = (typeof devices)[number]["value"];

type Props = { project: PreviewPane_project$key; values: ProjectValues };

/** The project's page as it would be if the form were saved now, in the width of the device chosen. */
export function PreviewPane({ project, values }: Props) {
  const data = useFragment(
    graphql`
      fragment PreviewPane_project on Project {
        ...ProjectPill_project
      }
    `,
    project,
  );
  const layout = useSiteLayout();
  const language = useSiteLanguage();
  const [device, setDevice] = useState<Device>(closestDevice);
  const [box, { inlineSize, blockSize }] = useBoxSize();
  // Typing goes first; the page follows as fast as it can be drawn.
  const shown = useDeferredValue(values);
  const { findMedia, isReady } = usePreviewMedia(addressesOf(shown));
  const preview = useMemo(() => previewProject(shown, findMedia), [shown, findMedia]);

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
        <p className="preview-size">
          {width} px{scale < 1 && `, at ${Math.round(scale * 100)} %`}
        </p>
      </div>
      <div className="preview-stage" ref={box} data-fills={scale < 1 || undefined}>
        {isReady && inlineSize > 0 ? (
          <PreviewFrame
            title={`${values.name}, as its page would be`}
            width={width}
            height={blockSize}
            scale={scale}
            language={language}
          >
            <SiteWordsProvider siteWords={layout?.siteWords}>
              <SiteHeader siteIdentity={layout?.siteIdentity ?? null} />
              <main className="project project-page">
                <PreviewedCaseStudy data={preview} />
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

/** The device that this screen is most like. */
function closestDevice(): Device {
  if (window.innerWidth < 768) return "phone";
  return window.innerWidth < 1200 ? "tablet" : "desktop";
}

function addressesOf(values: ProjectValues): string[] {
  const inModules = sectionKeys.flatMap((key) => values[key]).flatMap(mediaOf);
  return values.heroImage ? [values.heroImage, ...inModules] : inModules;
}
