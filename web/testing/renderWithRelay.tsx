import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { createMockEnvironment } from "relay-test-utils";

/** Renders a component as on a page: with a Relay environment, and links that know where they are. */
export function renderWithRelay(
  element: ReactElement,
  environment: ReturnType<typeof createMockEnvironment>,
): RenderResult {
  const router = createMemoryRouter([{ path: "*", element }]);
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}
