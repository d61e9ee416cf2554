import { usePage } from "../../rendering/PageContext";
import { fallbackColors } from "../theme/palette";
import { useThemeProperties } from "../theme/useThemeProperties";

/** The bare outer boundary: shown when not even the frame of the page could be. */
export function DocumentError() {
  const colors = usePage().theme?.colors ?? fallbackColors;
  return (
    <html lang="en" style={useThemeProperties(colors)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Something went wrong</title>
      </head>
      <body>
        <main className="page message-page">
          <h1>Something went wrong</h1>
          <p>The site could not show this page. It may work in a moment.</p>
          <p>
            <a className="text-link" href="/">
              Back to Home
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
