import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultSectionNames } from "../../../content/section-layout";
import { projectRuleOf } from "../edit/model/mergeProject";
import { parseFields } from "../edit/model/projectFields";
import type { ProjectValues } from "../edit/model/projectValues";
import type { ContentModule } from "../edit/module-types/moduleTypes";
import { useEditing } from "./useEditing";

const rule = projectRuleOf(defaultSectionNames);
const text = (id: string, content = id): ContentModule => ({ type: "text", id, content });
const withRole = (...role: ContentModule[]): ProjectValues => ({
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  ...{ role, why: [], result: [], process: [], solution: [], shippedGoods: [] },
});

test("what is typed while a save is merged keeps what another window saved in the same section", () => {
  const { result } = renderHook(() =>
    useEditing({ version: 1, values: withRole(text("a")) }, rule),
  );
  const type = (content: string) =>
    act(() =>
      result.current.update(({ role, ...values }) => ({
        ...values,
        role: role.map((module) => (module.id === "a" ? text("a", content) : module)),
      })),
    );
  type("sent");
  const shown = result.current.values;
  type("sent, and typed on");
  act(() =>
    result.current.mergeOrAsk({
      base: withRole(text("a")),
      mine: shown,
      theirs: withRole(text("a"), text("b", "of the other window")),
      latest: { version: 2, values: withRole(text("a"), text("b", "of the other window")) },
      shown,
    }),
  );
  const merged = [text("a", "sent, and typed on"), text("b", "of the other window")];
  expect(result.current.values.role).toEqual(merged);
  // The merged values are saved, too, and the owner has typed on.
  type("to the end");
  const saved = withRole(text("a", "sent"), text("b", "of the other window"));
  act(() => result.current.continueFrom({ version: 3, values: saved }, saved));
  expect(result.current.values.role).toEqual([text("a", "to the end"), merged[1]]);
});
