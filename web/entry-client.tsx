// First, because it declares the order of the style layers.
import "./theme.css";

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router/dom";
import { fetchFromServer } from "./relay/browser-network";
import { createEnvironment } from "./relay/environment";
import { createHydratedRouter } from "./relay/hydrated-router";
import { prefetchOnIntent } from "./relay/prefetch";
import { createRouteContext } from "./relay/route-context";
import { PageContext } from "./rendering/PageContext";
import { readPageState } from "./rendering/pageState";
import { routes } from "./routes";
import { noteTheme } from "./site/theme/knownThemes";
import { defaultVoice } from "./voices/voice";

async function takeOver(): Promise<void> {
  // From now on the router handles links, and web/start delays presses of links until the router runs.
  document.documentElement.dataset.hydrating = "";
  document.querySelector("script[type=speculationrules]")?.remove();
  const { records, errors, origin, theme, siteTheme, postedForm } = readPageState();
  for (const known of [theme, siteTheme]) if (known) noteTheme(known);
  const environment = createEnvironment(fetchFromServer, records);
  const context = createRouteContext(environment);
  const router = await createHydratedRouter(routes, context, errors);

  document.dispatchEvent(new Event("vitrine-hydrating"));
  // In a transition React works in small steps, between which the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageContext
          value={{
            ...{ origin, theme, siteTheme, postedForm },
            ...{ words: null, voice: defaultVoice, fillsLargeScreens: false, response: null },
          }}
        >
          <RelayEnvironmentProvider environment={environment}>
            <RouterProvider router={router} />
          </RelayEnvironmentProvider>
        </PageContext>
      </StrictMode>,
    );
  });
  prefetchOnIntent(routes, "site", context);
}

// Not awaited at the top level: this file loads the scripts of pages, and they import this file, so that a
// top-level `await` would wait for itself.
takeOver().catch((error: unknown) => {
  document.dispatchEvent(new Event("vitrine-failed"));
  throw error;
});
