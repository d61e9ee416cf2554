import { fireEvent, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { type PasskeyOptions, preparePasskeyOptions, usePasskey } from "./usePasskey";

const options = JSON.stringify({ challenge: "AAAA" });

/** Resolves when the request after the last press has ended, with or without a passkey. */
let asked: Promise<void> | undefined;

function Form({ onFailed, given }: { onFailed: () => void; given: PasskeyOptions | undefined }) {
  const askForPasskey = usePasskey(() => {}, onFailed, given);
  return askForPasskey && <button type="button" onClick={() => (asked = askForPasskey())} />;
}

/**
 * Renders a form on a site with a passkey, in a browser that asks for one by this function.
 * @param given options that were requested before
 */
function showForm(
  get: (asked: { publicKey: { challenge: ArrayBuffer } }) => Promise<never>,
  onFailed: () => void,
  given?: PasskeyOptions,
) {
  vi.stubGlobal("PublicKeyCredential", () => {});
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "credentials");
  });
  const environment = createMockEnvironment();
  const resolveNext = () =>
    environment.mock.queueOperationResolver(() => ({
      data: { requestPasskeySignIn: { options } },
    }));
  if (!given) resolveNext();
  const { unmount } = renderWithRelay(<Form onFailed={onFailed} given={given} />, environment);
  return { resolveNext, unmount, environment };
}

test.each([
  ["NotAllowedError", 0],
  ["SecurityError", 1],
])("after %s of the browser's dialog, the number of messages is %d", async (name, count) => {
  const get = vi.fn(() => Promise.reject(new DOMException("", name)));
  const onFailed = vi.fn();
  const { resolveNext } = showForm(get, onFailed);
  const button = await screen.findByRole("button");
  resolveNext();
  fireEvent.click(button);
  await asked;
  expect(get).toHaveBeenCalled();
  expect(onFailed).toHaveBeenCalledTimes(count);
});

test("no dialog opens for a form that was closed meanwhile", async () => {
  const get = vi.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
  const { environment, unmount } = showForm(get, () => {});
  fireEvent.click(await screen.findByRole("button"));
  const operation = environment.mock.getMostRecentOperation();
  unmount();
  environment.mock.resolve(operation, { data: { requestPasskeySignIn: { options } } });
  await asked;
  expect(get).not.toHaveBeenCalled();
});

test("options that were requested before show the button at once, and are used once", async () => {
  const challenges: unknown[] = [];
  const get = (asked: { publicKey: { challenge: ArrayBuffer } }) => {
    challenges.push([...new Uint8Array(asked.publicKey.challenge)]);
    return Promise.reject(new DOMException("", "NotAllowedError"));
  };
  const { environment, resolveNext } = showForm(get, () => {}, { challenge: "BBBB" });
  const button = screen.getByRole("button");
  expect(environment.mock.getAllOperations()).toEqual([]);
  resolveNext();
  fireEvent.click(button);
  await asked;
  expect(challenges).toEqual([[0, 0, 0]]);
});

test("a dialog opens without the options where they do not come within a second, or fail", async () => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  vi.useFakeTimers();
  const silent = preparePasskeyOptions(createMockEnvironment());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await silent).toBeUndefined();
  const environment = createMockEnvironment();
  const failing = preparePasskeyOptions(environment);
  environment.mock.rejectMostRecentOperation(new Error("away"));
  expect(await failing).toBeUndefined();
});
