import { englishWords } from "../../../words/create-words";
import { usePage } from "../../rendering/PageContext";
import { fallbackColors } from "../theme/useThemeColors";
import { useThemeProperties } from "../theme/useThemeProperties";

/** The outermost error boundary: shown if even the layout of the page fails. */
export function DocumentError() {
  const { say, language, direction } = usePage().words ?? englishWords;
  const colors = usePage().theme?.colors ?? fallbackColors;
  return (
    <html
      lang={language}
      dir={direction === "rtl" ? direction : undefined}
      style={useThemeProperties(colors)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{say("error.heading")}</title>
      </head>
      <body>
        <main className="page message-page">
          <h1>{say("error.heading")}</h1>
          <p>{say("error.site")}</p>
          <p>
            <a className="text-link" href="/">
              {say("site.back")}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
