import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { ReviewComments } from "./ReviewComments";

class ResizesOnce {
  readonly notify: () => void;
  constructor(notify: () => void) {
    this.notify = notify;
  }
  observe() {
    this.notify();
  }
  disconnect() {}
}

const page = document.createElement("main");
page.id = "content";
page.innerHTML =
  '<section data-section="why"><div class="project-section-modules"><p></p><p></p></div></section>';

beforeEach(() => {
  localStorage.setItem("vitrine-reviewer", "Ana");
  vi.stubGlobal("ResizeObserver", ResizesOnce);
  document.body.append(page);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  page.remove();
});

test("a comment that arrives late leaves what the reader writes on another part", async () => {
  const environment = createMockEnvironment();
  const seen = { isHidden: false, isBlank: false };
  const modules = ["one", "two"].map((moduleId) => ({ moduleId, ...seen }));
  const project = {
    id: "project",
    reviewComments: [],
    caseStudy: { sections: [{ section: "WHY", modules }] },
  };
  const resolvers = {
    Project: () => project,
    AddReviewCommentPayload: () => ({ project, userErrors: [] }),
  };
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, resolvers),
  );
  renderWithRelay(<ReviewComments slug="passage" />, environment);
  await userEvent.click(screen.getByRole("button", { name: "Comment on part 1" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), "First");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await userEvent.click(screen.getByRole("button", { name: "Comment on part 2" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), "Second");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, resolvers),
    ),
  );
  expect(screen.getByRole("heading", { name: "Comment on part 2" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("Second");
});
