import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { ROOT_ID } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { useAddPasskey, useRemovePasskey, useTotp } from "./signInActions";

const { startRegistration } = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => ({ startRegistration }));

function open<Result>(hook: () => Result) {
  const environment = createMockEnvironment();
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  });
  const resolve = (data: Record<string, unknown>) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data }));
  return { result, resolve, environment };
}

test("a passkey is on its way while the browser makes it", async () => {
  const { result, resolve } = open(() => useAddPasskey(() => {}));
  let refuse = () => {};
  startRegistration.mockReturnValue(
    new Promise((_resolve, reject) => {
      refuse = () => reject(new Error("dismissed"));
    }),
  );
  act(() => result.current.add("My laptop"));
  await resolve({ requestNewPasskey: { options: "{}", userErrors: [] } });
  expect(result.current.isPending).toBe(true);
  await vi.waitFor(() => expect(startRegistration).toHaveBeenCalledOnce());
  await act(async () => refuse());
  expect(result.current.isPending).toBe(false);
});

test("a removed passkey is gone with the response, without another request", async () => {
  const { result, resolve, environment } = open(useRemovePasskey);
  act(() => result.current.remove("laptop"));
  const left = { id: "phone", name: "Phone", createdAt: "2026-01-01T00:00:00Z", lastUsedAt: null };
  await resolve({ removePasskey: { passkeys: [left], userErrors: [] } });
  const root = environment.getStore().getSource().get(ROOT_ID);
  expect(root).toMatchObject({ passkeys: { __refs: ["phone"] } });
});

test("another secret is shown without the fault of the code before", async () => {
  const { result, resolve } = open(() =>
    useTotp(
      () => {},
      () => {},
    ),
  );
  act(() => result.current.enable("SECRET", "000000"));
  const fault = { field: "code", message: "This code is wrong.", code: "INVALID" };
  await resolve({ enableTotp: { userErrors: [fault] } });
  expect(result.current.faults.code).toBe("This code is wrong.");
  act(() => result.current.begin());
  expect(result.current.faults.code).toBeUndefined();
});
