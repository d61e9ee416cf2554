import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { useUploader } from "./useUploader";

const pictures = () =>
  ["a.png", "b.png"].map((name) => new File([name], name, { type: "image/png" }));

function renderUploader(environment: ReturnType<typeof createMockEnvironment>) {
  return renderHook(
    ({ fileLimit }) => useUploader({ fileLimit, accepts: "pictures", onUploaded: vi.fn() }),
    {
      initialProps: { fileLimit: 2 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
}

test("the previews are released with the field", async () => {
  const { result, unmount } = renderUploader(createMockEnvironment());
  act(() => void result.current.add(pictures()));
  await vi.waitFor(() => expect(result.current.items).toHaveLength(2));
  const previews = result.current.items.map(({ previewURL }) => previewURL);
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  unmount();
  expect(revoke.mock.calls.map(([address]) => address)).toEqual(previews);
});

test("a failed file that is added again is listed once, by its new upload", async () => {
  const environment = createMockEnvironment();
  const { result } = renderUploader(environment);
  const [file] = pictures();
  if (!file) throw new Error("there are pictures");
  act(() => void result.current.add([file]));
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("It is too large.")));
  await vi.waitFor(() => expect(result.current.items[0]?.message).toBeDefined());
  await act(async () => result.current.add([file]));
  expect(result.current.items).toEqual([
    expect.not.objectContaining({ message: expect.anything() }),
  ]);
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
});

test("files on their way arrive, though each that does leaves less room for others", async () => {
  const environment = createMockEnvironment();
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockReturnValue();
  const { result, rerender } = renderUploader(environment);
  act(() => void result.current.add(pictures()));
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
