import type { ThemeColors } from "../../../rendering/PageContext";
import { themeProperties } from "../../../site/theme/themeColors";
import { useSiteName } from "../../../site/useSiteName";
import { useWords } from "../../../words/WordsContext";
import "./ThemePreview.css";

/** A header, a card and some text in the given colours, as visitors would see them. */
export function ThemePreview({ colors }: { colors: ThemeColors }) {
  const siteName = useSiteName();
  const say = useWords();
  return (
    <figure className="theme-preview theme-scope" style={themeProperties(colors)}>
      <figcaption className="visually-hidden">Preview of the site in these colors</figcaption>
      <div className="theme-preview-header bar">
        <strong>{siteName}</strong>
        <span className="theme-preview-links wrap">
          <span data-hovered>{say("menu.work")}</span>
          <span>{say("menu.about")}</span>
          <span>{say("menu.connect")}</span>
        </span>
      </div>
      <div className="theme-preview-card">
        <span className="theme-preview-card-name">Project</span>
      </div>
      <div className="theme-preview-text stack-tight">
        <p className="theme-preview-heading">A heading on the page</p>
        <p>Body text, as it reads in a case study.</p>
        <p className="theme-preview-caption muted">A caption beside a picture</p>
      </div>
    </figure>
  );
}
