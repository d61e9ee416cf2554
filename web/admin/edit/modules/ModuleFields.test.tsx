import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { moduleTypeNames } from "../../../modules/editing/moduleTypes";
import { fullModule, partsOfModule } from "../../../testing/fullModule";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { watchReads } from "../../../testing/watchReads";
import { type ModuleEditing, ModuleEditingContext } from "./ModuleEditing";
import { ModuleFields } from "./ModuleFields";

const editing = {} as ModuleEditing; // nothing is changed here

test.each(moduleTypeNames)("all that a %s can hold has its field", (type) => {
  const module = fullModule(type);
  const seen = new Set<string>();
  renderWithRelay(
    <ModuleEditingContext value={editing}>
      <ModuleFields module={watchReads(module, seen)} section="why" />
    </ModuleEditingContext>,
    createMockEnvironment(),
  );
  expect(partsOfModule(module).filter((part) => !seen.has(part))).toEqual([]);
});
