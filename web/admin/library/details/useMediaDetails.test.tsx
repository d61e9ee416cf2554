import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { useFetchedDetails } from "./useMediaDetails";

function follow(first: string | null) {
  const environment = createMockEnvironment();
  const handleFailure = vi.fn();
  const hook = renderHook(({ src }) => useFetchedDetails(src, handleFailure), {
    initialProps: { src: first },
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  });
  const asked = () => environment.mock.getMostRecentOperation();
  return { ...hook, environment, handleFailure, asked };
}

test("details that arrive after the file was closed or changed stay closed", async () => {
  const { result, rerender, environment, asked } = follow("/objects/a.png");
  const first = asked();
  rerender({ src: null });
  await act(async () => environment.mock.resolve(first, MockPayloadGenerator.generate(first)));
  expect(result.current).toBeNull();

  rerender({ src: "/objects/a.png" });
  const second = asked();
  rerender({ src: "/objects/b.png" });
  await act(async () => environment.mock.resolve(second, MockPayloadGenerator.generate(second)));
  expect(result.current).toBeNull();
  const third = asked();
  await act(async () => environment.mock.resolve(third, MockPayloadGenerator.generate(third)));
  expect(result.current).toBe("/objects/b.png");
});

test("details that cannot be fetched take the file back", async () => {
  const { environment, handleFailure } = follow("/objects/a.png");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  expect(handleFailure).toHaveBeenCalledOnce();
});
