import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { currentToast } from "../../../ui/toast/showToast";
import { useRequestDetails } from "./useRequestDetails";

test("a request that was deleted meanwhile is named as the reason", async () => {
  const environment = createMockEnvironment();
  const { result } = renderHook(() => useRequestDetails("1"), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  });
  await act(async () => {
    void result.current.load();
    environment.mock.resolveMostRecentOperation({
      data: { node: null, mailSettings: { state: "READY" } },
    });
  });
  expect(currentToast()?.description).toBe("This request does not exist any more.");
});
