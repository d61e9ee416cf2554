// First, because it declares the order of the style layers.
import "./theme.css";

import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider } from "react-router/dom";
import { loadAnalytics } from "./analytics/loadAnalytics";
import { fetchFromServer } from "./relay/browser-network";
import { createEnvironment } from "./relay/environment";
import { createHydratedRouter } from "./relay/hydrated-router";
import { prefetchOnIntent } from "./relay/prefetch";
import { createRoutes } from "./routes";
import { SiteOrigin } from "./site/head/SiteOrigin";
import { readPageState } from "./site/layout/pageState";

const { records, errors, origin, analyticsId } = readPageState();
loadAnalytics(analyticsId);
const environment = createEnvironment(fetchFromServer, records);
const routes = createRoutes(environment);
const router = await createHydratedRouter(routes, errors);

hydrateRoot(
  document,
  <StrictMode>
    <SiteOrigin value={origin}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </SiteOrigin>
  </StrictMode>,
);
prefetchOnIntent(routes, "site");
