import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { moduleTypeNames } from "../../../modules/editing/moduleTypes";
import { fullModule, partsOfModule } from "../../../modules/editing/testing/fullModule";
import { watchReads } from "../../../modules/editing/testing/watchReads";
import { renderWithRelay } from "../../../testing/renderWithRelay";
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
