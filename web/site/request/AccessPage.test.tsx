import { act, fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { sets } from "../../../words/sets";
import { createRouteContext } from "../../relay/route-context";
import { accessRoute } from "./AccessPage";

async function open(sendsMail: boolean) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ sendsMail }),
      SiteIdentity: () => ({ takesAccessRequests: true }),
    }),
  );
  const router = createMemoryRouter([{ path: "/access", ...accessRoute }], {
    initialEntries: ["/access"],
    getContext: () => createRouteContext(environment),
  });
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  return environment;
}

test.each([
  [true, /a link comes by email/],
  [false, /you get a link/],
])(
  "whether a link comes by mail is said before and after, where mail is set up: %s",
  async (sendsMail, words) => {
    const environment = await open(sendsMail);
    expect(screen.getByText(words)).toBeVisible();
    await act(async () => fireEvent.submit(screen.getByRole("form")));
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { requestAccess: { userErrors: [] } } }),
    );
    expect(screen.getByRole("status")).toHaveTextContent(words);
  },
);

test.each(Object.entries(sets))("no mail is promised where none is sent: %s", (_code, words) => {
  const pattern = /mail|e-post|correo/i;
  expect(words["access.thanks"]).toMatch(pattern);
  expect(words["access.thanksUnmailed"]).not.toMatch(pattern);
});
