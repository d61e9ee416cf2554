import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { usePreviewMedia } from "./usePreviewMedia";

test("an address whose data could not be fetched is asked for again", () => {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const asked = () => environment.mock.getMostRecentOperation().request.variables.addresses;
  const { result, rerender } = renderHook((addresses) => usePreviewMedia(addresses), {
    initialProps: ["/objects/a.png"],
    wrapper,
  });
  act(() => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(result.current.isReady).toBe(true);
  rerender(["/objects/a.png", "/objects/b.png"]);
  expect(asked()).toEqual(["/objects/a.png", "/objects/b.png"]);
});
