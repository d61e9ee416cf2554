import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { moduleTypeNames } from "../module-types/moduleTypes";
import { fullModule, partsOfModule } from "../module-types/testing/fullModule";
import { watchReads } from "../module-types/testing/watchReads";
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
