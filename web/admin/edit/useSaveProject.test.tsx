import { act } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { parseFields } from "./model/projectFields";
import type { ProjectSnapshot, ProjectValues } from "./model/projectValues";
import { useSaveProject } from "./useSaveProject";

const values: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...{ role: [], why: [], result: [], process: [], solution: [], shippedGoods: [] },
};
const base: ProjectSnapshot = { version: 1, values, unreadable: ["why"] };

test("modules in place of a text that cannot be read are sent only once that is confirmed", () => {
  const environment = createMockEnvironment();
  const onUnreadable = vi.fn<(sections: readonly string[], replace: () => void) => void>();
  let send: ReturnType<typeof useSaveProject>["send"] | undefined;
  function Form() {
    const ignore = () => false;
    const events = { onSaved: ignore, onStale: ignore, onUnsent: ignore };
    ({ send } = useSaveProject({ projectId: "1", databaseId: 1, onUnreadable, ...events }));
    return null;
  }
  renderWithRelay(<Form />, environment);
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request.variables);

  send?.(base, { ...values, why: [{ type: "text", id: "a", content: "Because" }] });
  expect(sent()).toEqual([]);
  const [sections, replace] = onUnreadable.mock.lastCall ?? [];
  expect(sections).toEqual(["why"]);
  act(() => replace?.());
  expect(sent()).toMatchObject([{ input: { overwriteUnreadable: true, sections: { why: [{}] } } }]);
});
