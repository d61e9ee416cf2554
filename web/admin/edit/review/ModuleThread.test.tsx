import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import type { ModuleThreadTestQuery } from "../../../__generated__/ModuleThreadTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { UnsavedForms } from "../../../ui/unsaved/unsavedForms";
import { ModuleThread } from "./ModuleThread";

function Thread() {
  const { project } = useLazyLoadQuery<ModuleThreadTestQuery>(
    graphql`
      query ModuleThreadTestQuery {
        project(slug: "orrery") {
          reviewComments {
            id
            ...ModuleThread_comment
          }
        }
      }
    `,
    {},
  );
  return project?.reviewComments.map((comment) => (
    <ModuleThread key={comment.id} comment={comment} />
  ));
}

test("a half-written answer is asked about before leaving, and Cancel returns the focus", async () => {
  const environment = createMockEnvironment();
  const note = vi.fn();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      ReviewComment: () => ({ name: "Ada", createdAt: "2026-01-31T12:00:00Z" }),
    }),
  );
  renderWithRelay(
    <UnsavedForms value={note}>
      <Thread />
    </UnsavedForms>,
    environment,
  );
  const answer = () => screen.getByRole("button", { name: "Answer the comment by Ada" });
  await userEvent.click(answer());
  expect(screen.getByRole("textbox", { name: "Answer to Ada" })).toHaveFocus();
  expect(note).not.toHaveBeenCalled();
  await userEvent.keyboard("Not yet");
  expect(note).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({}));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(note).toHaveBeenLastCalledWith(expect.anything(), null);
  expect(answer()).toHaveFocus();
});

test.each([true, false])(
  "a sent answer returns the focus, unless it is elsewhere: %s",
  async (isElsewhere) => {
    const environment = createMockEnvironment();
    const resolvers = {
      ReviewComment: () => ({ name: "Ada", createdAt: "2026-01-31T12:00:00Z" }),
      AnswerReviewCommentPayload: () => ({ userErrors: [] }),
    };
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, resolvers),
    );
    renderWithRelay(
      <>
        <Thread />
        <input aria-label="Title" />
      </>,
      environment,
    );
    await userEvent.click(screen.getByRole("button", { name: "Answer the comment by Ada" }));
    await userEvent.keyboard("Yes");
    await userEvent.click(screen.getByRole("button", { name: "Send Answer" }));
    const title = screen.getByRole("textbox", { name: "Title" });
    if (isElsewhere) await userEvent.click(title);
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, resolvers),
      ),
    );
    const opener = screen.getByRole("button", { name: "Answer the comment by Ada" });
    expect(isElsewhere ? title : opener).toHaveFocus();
  },
);

test("an answer that is continued while it is sent stays", async () => {
  const environment = createMockEnvironment();
  const resolvers = {
    ReviewComment: () => ({ name: "Ada", createdAt: "2026-01-31T12:00:00Z" }),
    AnswerReviewCommentPayload: () => ({ userErrors: [] }),
  };
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, resolvers),
  );
  renderWithRelay(<Thread />, environment);
  await userEvent.click(screen.getByRole("button", { name: "Answer the comment by Ada" }));
  await userEvent.keyboard("Yes");
  await userEvent.click(screen.getByRole("button", { name: "Send Answer" }));
  const field = screen.getByRole("textbox", { name: "Answer to Ada" });
  await userEvent.type(field, ", and");
  act(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, resolvers),
    ),
  );
  expect(screen.getByRole("textbox", { name: "Answer to Ada" })).toHaveValue("Yes, and");
});
