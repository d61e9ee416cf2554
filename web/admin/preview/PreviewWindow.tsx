import { type ReactNode, useState } from "react";
import type { ThemeColors } from "../../rendering/PageContext";
import { SiteFooter } from "../../site/layout/SiteFooter";
import { SiteHeader } from "../../site/layout/SiteHeader";
import { useSiteLanguage } from "../../site/layout/useSiteLanguage";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { useThemeColors } from "../../site/theme/useThemeColors";
import { ChoiceGroup } from "../../ui/choice/ChoiceGroup";
import { Skeleton } from "../../ui/skeleton/Skeleton";
import { SiteWordsProvider } from "../../words/SiteWordsProvider";
import { useBoxSize } from "../frame/useBoxSize";
import { useFrameColors } from "../frame/useFrameColors";
import { PreviewFrame } from "./PreviewFrame";
import "./PreviewWindow.css";

const devices = [
  { value: "phone", label: "Phone", width: 390 },
  { value: "tablet", label: "Tablet", width: 768 },
  { value: "desktop", label: "Desktop", width: 1440 },
] as const;

type Device = (typeof devices)[number]["value"];

type Props = {
  /** The title of the frame, which says what it shows. */
  title: string;
  /** Further controls beside the choice of the device. */
  choices?: ReactNode;
  /** The colours of the page. Null for the colours of the site. */
  colors?: ThemeColors | null;
  isReady: boolean;
  page: Document | null;
  onPage: (page: Document | null) => void;
  onPress: (press: MouseEvent) => void;
  /** Renders the content between the header and the footer of the page, which is shown at the given scale. */
  children: (scale: number) => ReactNode;
};

/**
 * A preview of a page at the width of a chosen device. It is shown beside the form with the page's
 * content, or in narrow windows instead of the form.
 */
export function PreviewWindow({ title, choices, colors, isReady, children, ...frame }: Props) {
  const layout = useSiteLayout();
  const language = useSiteLanguage();
  const [device, setDevice] = useState<Device>(closestDevice);
  const [box, { inlineSize, blockSize }] = useBoxSize();
  const siteColors = useThemeColors(layout?.siteColors ?? null);
  useFrameColors(frame.page, colors ?? siteColors);

  const width = devices.find(({ value }) => value === device)?.width ?? inlineSize;
  const scale = Math.min(1, inlineSize / width);
  return (
    <section className="preview-pane stack" aria-label="Preview">
      <div className="preview-bar bar">
        <ChoiceGroup
          label="Width of the preview"
          isLabelHidden
          value={device}
          options={devices}
          onChange={setDevice}
        />
        {choices}
        <p className="preview-size fine">
          {width} px{scale < 1 && `, at ${Math.round(scale * 100)} %`}
        </p>
      </div>
      <div className="preview-stage" ref={box} data-fills={scale < 1 || undefined}>
        {isReady && inlineSize > 0 ? (
          <PreviewFrame
            {...{ title, width, scale, language }}
            height={blockSize}
            onPage={frame.onPage}
            onPress={frame.onPress}
          >
            <SiteWordsProvider siteWords={layout?.siteWords}>
              <SiteHeader siteIdentity={layout?.siteIdentity ?? null} />
              {children(scale)}
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

/** The kind of device that has windows of this window's width. */
function closestDevice(): Device {
  if (window.innerWidth < 768) return "phone";
  return window.innerWidth < 1200 ? "tablet" : "desktop";
}
