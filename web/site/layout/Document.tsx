import { useEffect } from "react";
import type { PreloadedQuery } from "react-relay";
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from "react-router";
import type { siteLayoutQuery as SiteLayoutQuery } from "../../__generated__/siteLayoutQuery.graphql";
import { paths } from "../../paths";
import { usePage } from "../../rendering/PageContext";
import { Toaster } from "../../ui/toast/Toaster";
import { useOwnFonts } from "../../voices/useOwnFonts";
import { useVoice } from "../../voices/useVoice";
import { voiceName } from "../../voices/voice";
import { SiteWordsProvider } from "../../words/SiteWordsProvider";
import { useSiteWords } from "../../words/WordsContext";
import { useLight } from "../light/useLight";
import { SiteLayoutProvider, useSiteLayout } from "../SiteLayoutContext";
import { useThemeColors } from "../theme/useThemeColors";
import { useThemeProperties } from "../theme/useThemeProperties";
import { useIconVersion } from "./useIconVersion";

/**
 * The HTML document, in the site's colours or, on a project's page, in the project's own colours
 * (its light).
 */
export function Document() {
  const reference = useLoaderData<PreloadedQuery<SiteLayoutQuery> | null>();
  return (
    <SiteLayoutProvider reference={reference}>
      <DocumentWords />
    </SiteLayoutProvider>
  );
}

/** Provides the texts of the site's language. The admin area is always in English. */
function DocumentWords() {
  const isAdmin = isWithin(useLocation().pathname, paths.admin);
  const siteWords = useSiteLayout()?.siteWords;
  return (
    <SiteWordsProvider siteWords={isAdmin ? null : siteWords}>
      <ThemedDocument isAdmin={isAdmin} />
    </SiteWordsProvider>
  );
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function ThemedDocument({ isAdmin }: { isAdmin: boolean }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  const siteColors = useThemeColors(useSiteLayout()?.siteColors ?? null);
  const light = useLight();
  const colors = light ?? siteColors;
  const properties = useThemeProperties(colors, siteColors);
  const siteLook = useSiteLayout()?.siteLook ?? null;
  // The admin area looks the same in every voice (type direction).
  const voice = useVoice(isAdmin ? null : siteLook);
  const ownFonts = useOwnFonts(isAdmin ? null : siteLook);
  const words = useSiteWords();
  // The background of the admin area, as in admin.css.
  const adminGround = properties?.colorScheme === "dark" ? "#151517" : "#f8f8f7";
  const ground = isAdmin ? adminGround : colors.background;
  // Stored for the error boundary around the document, which cannot read the document's data.
  const page = usePage();
  page.words = words;
  page.voice = voice;
  page.fillsLargeScreens = !isAdmin && siteLook?.fillsLargeScreens === true;
  return (
    <html
      lang={words.language}
      dir={words.direction === "rtl" ? "rtl" : undefined}
      data-voice={voiceName(voice)}
      data-large-screens={page.fillsLargeScreens || undefined}
      data-color-scheme={properties?.colorScheme}
      style={properties}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={ground} />
        {ownFonts?.firstFontFiles.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
        ))}
        {ownFonts?.fontStyles && <style>{ownFonts.fontStyles}</style>}
        <SiteIcons />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" />
        <link rel="alternate" type="application/feed+json" href="/feed.json" />
      </head>
      <body>
        <Outlet />
        <Toaster />
        <ScrollRestoration />
      </body>
    </html>
  );
}

function SiteIcons() {
  const version = useIconVersion();
  return (
    <>
      <link rel="icon" href={`/favicon.ico?v=${version}`} sizes="32x32" />
      <link rel="icon" href={`/favicon.svg?v=${version}`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png?v=${version}`} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
