import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import query, { type OrderPanelQuery } from "../../__generated__/OrderPanelQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { BriefOrder } from "./BriefOrder";

const TestOrder = () => <BriefOrder query={useLazyLoadQuery<OrderPanelQuery>(query, {})} />;

const projects = ["Anchor", "Beacon", "Cove"].map((name, place) => ({
  node: { id: name, name, briefOrder: place < 2 ? place : null, brief: {} },
}));

/** @returns a function for the ids of the projects in the newest request, and one that responds to it */
async function open() {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ briefed: { edges: projects } }) }),
  );
  await act(async () => renderWithRelay(<TestOrder />, environment));
  const newest = () => environment.mock.getMostRecentOperation();
  const sent = () => newest().request.variables.input.ids;
  const respond = async () => {
    const stored = projects.map(({ node: { id } }) => {
      const place = sent().indexOf(id);
      return { id, briefOrder: place < 0 ? null : place };
    });
    const data = { setBriefProjects: { projects: stored, userErrors: [] } };
    await act(async () => environment.mock.resolve(newest(), { data }));
  };
  return { sent, respond };
}

const button = (name: string) => screen.getByRole("button", { name });
const remove = (name: string) => userEvent.click(button(`Remove ${name} from “In a minute”`));
const rows = () => screen.queryAllByRole("row").map(({ textContent }) => textContent);

test("a project is added by the button, not by a step through the list", async () => {
  const { sent } = await open();
  const list = screen.getByLabelText("Add a project");
  fireEvent.change(list, { target: { value: "Cove" } });
  expect(rows()).toEqual(["Anchor", "Beacon"]);
  await userEvent.click(button("Add"));
  expect(sent()).toEqual(["Anchor", "Beacon", "Cove"]);
  expect(rows()).toEqual(["Anchor", "Beacon", "Cove"]);
  expect(list).toHaveValue("");
  expect(button("Add")).toHaveFocus();
});

test("removed projects go at once, and the focus moves to the next one, then to the field, one request at a time", async () => {
  const { sent, respond } = await open();
  await remove("Anchor");
  expect(sent()).toEqual(["Beacon"]);
  expect(document.activeElement).toBe(screen.getByRole("row"));
  await remove("Beacon");
  expect(sent()).toEqual(["Beacon"]);
  expect(rows()).toEqual([]);
  await respond();
  expect(sent()).toEqual([]);
  expect(rows()).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText("Add a project")).toHaveFocus());
});
