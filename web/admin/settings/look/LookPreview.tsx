import { useEffect, useState } from "react";
import { paths } from "../../../paths";
import type { HomeLayout } from "../../../site/home/layouts/homeLayout";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { loadVoice } from "../../../voices/loadVoice";
import { type Voice, voiceName } from "../../../voices/voice";
import { useBoxSize } from "../../frame/useBoxSize";
import { useFrameStyles } from "../../frame/useFrameStyles";
import { showHomeLayout } from "./showHomeLayout";

/** The window that the page believes to be in, in pixels. */
const width = 1280;
const height = 960;

const pages = [
  { value: paths.home, label: "Home" },
  { value: paths.work, label: "Work" },
  { value: paths.about, label: "About" },
];

function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

type Props = { voice: Voice; homeLayout: HomeLayout };

/** A page of the site as it would look like this. Nothing in it runs, and nothing can be pressed. */
export function LookPreview({ voice, homeLayout }: Props) {
  const [path, setPath] = useState<string>(paths.home);
  const [html, setHtml] = useState<string | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [box, { inlineSize }] = useBoxSize();
  const scale = inlineSize / width;
  const isStyled = useFrameStyles(page);
  useEffect(() => {
    const ending = new AbortController();
    fetch(path, { signal: ending.signal })
      .then((response) => response.text())
      .then((text) => setHtml(withoutScripts(text)))
      .catch(() => {}); // without a preview looks can be chosen as well
    return () => ending.abort();
  }, [path]);
  useEffect(() => {
    if (!page) return;
    let isCurrent = true;
    loadVoice(voice).then(() => {
      if (isCurrent) page.documentElement.dataset.voice = voiceName(voice);
    });
    return () => {
      isCurrent = false;
    };
  }, [page, voice]);
  useEffect(() => (page ? showHomeLayout(page, homeLayout) : undefined), [page, homeLayout]);
  return (
    <div className="look-preview">
      <div className="look-preview-window" ref={box} style={{ blockSize: height * scale }}>
        {html && (
          <iframe
            className="look-preview-page"
            title="Preview of the site with this look"
            sandbox="allow-same-origin"
            inert
            srcDoc={html}
            data-styled={isStyled || undefined}
            style={{ inlineSize: width, blockSize: height, scale }}
            onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          />
        )}
      </div>
      <ChoiceGroup
        label="Page in the preview"
        isLabelHidden
        value={path}
        options={pages}
        onChange={setPath}
      />
    </div>
  );
}
