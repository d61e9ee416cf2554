import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { identityPanel, linksPanel, sharingPanel } from "../../../../content/settings/identity";
import type { IdentityPanelTestQuery } from "../../../__generated__/IdentityPanelTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { IdentityPanel } from "./IdentityPanel";

function Shown({ panel }: { panel: typeof identityPanel }) {
  const { siteIdentity } = useLazyLoadQuery<IdentityPanelTestQuery>(
    graphql`
      query IdentityPanelTestQuery @relay_test_operation {
        siteIdentity {
          ...useIdentity_siteIdentity
        }
      }
    `,
    {},
  );
  return <IdentityPanel panel={panel} siteIdentity={siteIdentity} />;
}

const links = [{ label: "Mail", url: "mailto:ada@example.org" }];
const saved = {
  ...{ version: 4, ownerName: "Ada", email: "ada@example.org", isEmailShown: false },
  ...{ socialLinks: links, searchDescription: "", socialImage: { src: "/objects/a.png" } },
};

async function open(panel: typeof identityPanel, environment = createMockEnvironment()) {
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { SiteIdentity: () => saved }),
  );
  await act(async () => renderWithRelay(<Shown panel={panel} />, environment));
  return () => environment.mock.getMostRecentOperation().request.variables;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("what was changed is sent, each by its kind, and rows that are blank are not", async () => {
  const sent = await open(linksPanel);
  await userEvent.type(screen.getByLabelText("E-mail address"), ".uk");
  await userEvent.click(screen.getByRole("switch", { name: "Show the e-mail address" }));
  await press("Add link");
  await press("Save Links");
  expect(sent()).toEqual({
    input: { email: "ada@example.org.uk", isEmailShown: true, socialLinks: links, version: 4 },
  });
});

test("a picture is taken away with null, and nothing else is sent; the focus stays at its field", async () => {
  const sent = await open(sharingPanel);
  await press("Remove");
  await expect.poll(() => document.activeElement?.textContent).toBe("Upload");
  await press("Save Sharing");
  expect(sent()).toEqual({ input: { socialImage: null, version: 4 } });
});

test("the copyright line that is there without one follows the name that is typed", async () => {
  await open(identityPanel);
  await userEvent.type(screen.getByLabelText("Name"), " Brae");
  expect(screen.getByLabelText("Footer text")).toHaveAttribute(
    "placeholder",
    "© Ada Brae. All rights reserved.",
  );
});

test("a refused picture is described by the reason", async () => {
  const environment = createMockEnvironment();
  await open(sharingPanel, environment);
  await press("Remove");
  await press("Save Sharing");
  const saving = environment.mock.getMostRecentOperation();
  const refusal = { field: "socialImage", message: "No such picture.", code: "UNKNOWN" };
  await act(async () =>
    environment.mock.resolve(
      saving,
      MockPayloadGenerator.generate(saving, {
        UpdateSiteIdentityPayload: () => ({ userErrors: [refusal] }),
      }),
    ),
  );
  const field = screen.getByRole("group", { name: "Social picture" });
  expect(field).toHaveAccessibleDescription("No such picture.");
});
