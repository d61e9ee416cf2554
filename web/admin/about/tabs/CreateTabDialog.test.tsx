import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { siteLayoutQuery as SiteLayoutQuery } from "../../../__generated__/siteLayoutQuery.graphql";
import { SiteLayoutProvider } from "../../../site/SiteLayoutContext";
import { siteLayoutQuery } from "../../../site/siteLayoutQuery";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { CreateTabDialog } from "./CreateTabDialog";

test("slug and place have values, and stand under More until one of them is asked for", async () => {
  const ignore = () => {};
  renderWithRelay(
    <CreateTabDialog isOpen place={3} connectionId="list" onCreated={ignore} onClose={ignore} />,
    createMockEnvironment(),
  );
  expect(screen.getByLabelText("Name")).toBeRequired();
  const more = screen.getByRole("group");
  const slug = screen.getByLabelText("Slug");
  expect(more).not.toHaveAttribute("open");
  expect(more).toContainElement(slug);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ships & Harbours" } });
  expect(slug).toHaveValue("ships-harbours");
  expect(screen.getByLabelText("Display order")).toHaveValue("3");

  fireEvent.change(slug, { target: { value: "" } });
  await userEvent.click(screen.getByRole("button", { name: "Create Tab" }));
  expect(more).toHaveAttribute("open");
  expect(slug).toBeInvalid();
});

test("a display order that is no number is refused", async () => {
  const environment = createMockEnvironment();
  const ignore = () => {};
  renderWithRelay(
    <CreateTabDialog isOpen place={3} connectionId="list" onCreated={ignore} onClose={ignore} />,
    environment,
  );
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ships" } });
  fireEvent.change(screen.getByLabelText("Content heading"), { target: { value: "Ships" } });
  fireEvent.change(screen.getByLabelText("Display order"), { target: { value: "third" } });
  await userEvent.click(screen.getByRole("button", { name: "Create Tab" }));
  expect(screen.getByLabelText("Display order")).toBeInvalid();
  expect(screen.getByText("Enter a whole number.")).toBeVisible();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("on a site in another language the heading of its quotes is proposed in that", () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { SiteWords: () => ({ language: "de-AT" }) }),
  );
  environment.mock.queuePendingOperation(siteLayoutQuery, {});
  const ignore = () => {};
  renderWithRelay(
    <SiteLayoutProvider reference={loadQuery<SiteLayoutQuery>(environment, siteLayoutQuery, {})}>
      <CreateTabDialog isOpen place={0} connectionId="list" onCreated={ignore} onClose={ignore} />
    </SiteLayoutProvider>,
    environment,
  );
  expect(screen.getByLabelText("Quotes heading")).toHaveValue("Freundliche Worte");
});
