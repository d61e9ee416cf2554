import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { parseFields } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import { CheckPanel } from "./CheckPanel";

const values: ProjectValues = {
  ...parseFields({
    ...{ name: "Orrery", slug: "orrery", heroImage: "/a.png" },
    brief: { outcome: "Twice as many read it." },
  }),
  ...{ role: [], result: [], process: [], solution: [], shippedGoods: [] },
  why: [
    { type: "text", id: "t", content: "As [before](/project/gone).", markup: 2 },
    { type: "text", id: "e", content: "" },
  ],
};

function open() {
  const environment = createMockEnvironment();
  const onGo = vi.fn();
  renderWithRelay(
    <CheckPanel
      values={values}
      project={{ id: "own", isProtected: false, isPublic: false }}
      onGo={onGo}
    />,
    environment,
  );
  const lines = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  return { environment, onGo, lines };
}

const empty = "Module 2 of WhyIt is empty, so it is not shown.";

test("the server is asked about pictures and own links; each line leads to its place", async () => {
  const { environment, onGo, lines } = open();
  expect(lines()).toEqual([empty]);
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ addresses: ["/a.png"], links: ["/project/gone"] });
  await act(async () =>
    environment.mock.resolve(operation, {
      data: {
        media: [
          {
            src: "/a.png",
            asset: {
              ...{ id: "asset", fileName: "a.png", altText: "", isDecorative: false },
              ...{ kind: "IMAGE", mediaType: "image/png", width: 1_600, height: 900 },
              uses: { edges: [] },
            },
          },
        ],
        ownLinks: [{ address: "/project/gone", target: "MISSING" }],
      },
    }),
  );
  expect(lines()).toEqual([
    "Images“a.png” has no description.",
    "Module 1 of Why“before” leads to /project/gone, where there is nothing.",
    empty,
  ]);
  await userEvent.click(screen.getByRole("button", { name: /^Module 1/ }));
  expect(onGo).toHaveBeenCalledWith("t", { text: "As before." });
});

test("where the server cannot be asked, that is said", async () => {
  const { environment } = open();
  vi.spyOn(console, "error").mockReturnValue();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Gone")));
  expect(screen.getByRole("alert")).toHaveTextContent("could not be checked");
});
