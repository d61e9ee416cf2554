import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { useUploader } from "./useUploader";

test("files on their way arrive, though each that does leaves less room for others", async () => {
  const environment = createMockEnvironment();
  const onUploaded = vi.fn();
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockReturnValue();
  const { result, rerender } = renderHook(
    ({ fileLimit }) => useUploader({ fileLimit, accepts: "pictures", onUploaded }),
    {
      initialProps: { fileLimit: 2 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  const files = ["a.png", "b.png"].map((name) => new File([name], name, { type: "image/png" }));
  act(() => result.current.add(files));
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  rerender({ fileLimit: 1 });
  for (const [index, operation] of environment.mock.getAllOperations().entries()) {
    const uploadURL = `https://example.org/objects/${index}`;
    await act(async () =>
      environment.mock.resolve(operation, {
        data: { requestUpload: { uploadURL, userErrors: [] } },
      }),
    );
  }
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
