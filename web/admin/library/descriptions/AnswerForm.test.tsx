import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { AnswerForm } from "./AnswerForm";

const media = { id: "a", version: 3, fileName: "tides.png", altText: "", isDecorative: false };

type Offered = { suggestion?: string; offeredDescription?: string };

function open({ offeredDescription = "", ...props } = {} as Offered) {
  const environment = createMockEnvironment();
  const handleAnswered = vi.fn();
  const handleSubmit = vi.fn();
  renderWithRelay(
    <form onSubmit={handleSubmit}>
      <AnswerForm media={{ ...media, offeredDescription }} {...props} onAnswered={handleAnswered} />
    </form>,
    environment,
  );
  const sent = () => environment.mock.getMostRecentOperation().request.variables.input;
  const store = (changes: object) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          updateMediaAsset: {
            asset: { ...media, version: 4, focalX: 0.5, focalY: 0.5, ...changes },
            userErrors: [],
          },
        },
      }),
    );
  return { environment, handleAnswered, handleSubmit, sent, store };
}

test("Enter stores the words by themselves, and not the form around them", async () => {
  const { handleAnswered, handleSubmit, sent, store } = open();
  expect(screen.getByRole("button", { name: "Save description of tides.png" })).toBeDisabled();
  await userEvent.type(
    screen.getByRole("textbox", { name: "Description" }),
    " A tide table {Enter}",
  );
  expect(sent()).toEqual({ id: "a", version: 3, altText: "A tide table" });
  expect(handleAnswered).not.toHaveBeenCalled();
  await store({ altText: "A tide table" });
  expect(handleAnswered.mock.calls).toEqual([[{ altText: "A tide table" }]]);
  expect(handleSubmit).not.toHaveBeenCalled();
});

test("that it is decorative is one press", async () => {
  const { handleAnswered, sent, store } = open();
  await userEvent.click(screen.getByRole("button", { name: "tides.png is decorative" }));
  expect(sent()).toEqual({ id: "a", version: 3, isDecorative: true });
  await store({ isDecorative: true });
  expect(handleAnswered.mock.calls).toEqual([[{ isDecorative: true }]]);
});

test("words that are not stored stay in the field", async () => {
  const { environment, handleAnswered } = open();
  await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "A tide table{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("A tide table");
  expect(screen.getByRole("button", { name: "Save description of tides.png" })).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "tides.png is decorative" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("A tide table");
  expect(handleAnswered).not.toHaveBeenCalled();
});

test("what the label says is offered, and is the answer once it is saved", async () => {
  const { sent, store } = open({ suggestion: "The foyer at noon" });
  expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("The foyer at noon");
  expect(screen.getByRole("status")).toHaveTextContent("From the module’s label");
  await userEvent.click(screen.getByRole("button", { name: "Save description of tides.png" }));
  expect(sent()).toEqual({ id: "a", version: 3, altText: "The foyer at noon" });
  await store({ altText: "The foyer at noon" });
});

test("a suggested description is offered before the label, and one press stores it", async () => {
  const { environment, sent, store } = open({
    suggestion: "Foyer",
    offeredDescription: "The foyer at noon",
  });
  expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("The foyer at noon");
  expect(screen.getByRole("status")).toHaveTextContent("Suggested");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Save description of tides.png" }));
  expect(sent()).toEqual({ id: "a", version: 3, altText: "The foyer at noon" });
  await store({ altText: "The foyer at noon" });
});

test("a description that was written elsewhere is taken over, but not in place of typed words", async () => {
  const environment = createMockEnvironment();
  const form = (altText: string) => (
    <RelayEnvironmentProvider environment={environment}>
      <AnswerForm media={{ ...media, altText }} />
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(form(""));
  const field = screen.getByRole("textbox", { name: "Description" });
  rerender(form("Low tide"));
  expect(field).toHaveValue("Low tide");
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
  await userEvent.type(field, " at dawn");
  rerender(form("High tide"));
  expect(field).toHaveValue("Low tide at dawn");
});
