import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router";
import type { createMockEnvironment } from "relay-test-utils";

/**
 * Renders a component as on a page: with a Relay environment and a router.
 * @param addresses the history of the visit; the page is at the last address
 */
export function renderWithRelay(
  element: ReactElement,
  environment: ReturnType<typeof createMockEnvironment>,
  addresses: InitialEntry[] = ["/"],
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: addresses });
  const rendered = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { ...rendered, router };
}
