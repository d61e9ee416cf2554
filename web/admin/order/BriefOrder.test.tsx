import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query, { type OrderPanelQuery } from "../../__generated__/OrderPanelQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { ProjectListContext } from "../projects/ProjectListContext";
import { BriefOrder } from "./BriefOrder";

const TestOrder = () => <BriefOrder query={useLazyLoadQuery<OrderPanelQuery>(query, {})} />;

const projects = ["Anchor", "Beacon", "Cove"].map((name, place) => ({
  node: { id: name, name, briefOrder: place < 2 ? place : null, brief: {} },
}));

/**
 * @returns functions for the input of the newest request and its ids, functions that respond to it, and the
 * mock that reads the list again
 */
async function open() {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ briefed: { edges: projects } }) }),
  );
  const refresh = vi.fn(async () => {});
  const list = { connections: [], refresh, onRefresh: () => () => {} };
  await act(async () =>
    renderWithRelay(
      <ProjectListContext value={list}>
        <TestOrder />
      </ProjectListContext>,
      environment,
    ),
  );
  const newest = () => environment.mock.getMostRecentOperation();
  const input = () => newest().request.variables.input;
  const sent = () => input().ids;
  const respond = async () => {
    const stored = projects.map(({ node: { id } }) => {
      const place = sent().indexOf(id);
      return { id, briefOrder: place < 0 ? null : place };
    });
    const data = { setBriefProjects: { projects: stored, userErrors: [] } };
    await act(async () => environment.mock.resolve(newest(), { data }));
  };
  const refuse = async (message: string) => {
    const data = {
      setBriefProjects: { projects: null, userErrors: [{ message, code: "STALE_ORDER" }] },
    };
    await act(async () => environment.mock.resolve(newest(), { data }));
  };
  return { input, sent, respond, refuse, refresh };
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

test("each choice is sent with the one that it was made from", async () => {
  const { input, respond } = await open();
  await remove("Anchor");
  expect(input()).toEqual({ ids: ["Beacon"], seenIds: ["Anchor", "Beacon"] });
  await remove("Beacon");
  await respond();
  expect(input()).toEqual({ ids: [], seenIds: ["Beacon"] });
});

test("a choice that was changed elsewhere is read again", async () => {
  const { refuse, refresh } = await open();
  await remove("Anchor");
  await refuse("It was changed.");
  expect(refresh).toHaveBeenCalledOnce();
  expect(currentToast()?.description).toBe("It was changed. It is shown as it is now.");
  expect(rows()).toEqual(["Anchor", "Beacon"]);
});
