import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cutSlowReaders } from "./slow-clients.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A response with this number of bytes that wait to be sent. */
function waitingResponse(waiting: number) {
  const handle = { writeQueueSize: waiting };
  const socket = {
    bytesWritten: waiting,
    writableLength: waiting,
    _handle: handle,
    destroy: vi.fn(),
  };
  const response = Object.assign(new EventEmitter(), { writableLength: waiting, req: { socket } });
  socket.destroy.mockImplementation(() => response.emit("close"));
  // It has all properties that the code under test reads.
  return { response: response as unknown as ServerResponse, handle, socket };
}

test("a reader who takes a little now and then gets all, one who takes nothing does not", () => {
  const watch = cutSlowReaders(createServer(), { stall: 60_000, maxWaiting: 1_000_000 });
  const slow = waitingResponse(100_000);
  const stalled = waitingResponse(100_000);
  const rendered = waitingResponse(0);
  for (const { response } of [slow, stalled, rendered]) watch(response);
  for (let second = 0; second < 300; second++) {
    if (second % 50 === 0) slow.handle.writeQueueSize -= 1_000;
    vi.advanceTimersByTime(1_000);
    expect(stalled.socket.destroy).toHaveBeenCalledTimes(second < 60 ? 0 : 1);
  }
  expect(slow.socket.destroy).not.toHaveBeenCalled();
  expect(rendered.socket.destroy).not.toHaveBeenCalled();
});

test("where too much waits for all together, those go who have waited longest, and no more", () => {
  const watch = cutSlowReaders(createServer(), { stall: 60_000, maxWaiting: 250_000 });
  const readers = Array.from({ length: 4 }, () => {
    const reader = waitingResponse(100_000);
    watch(reader.response);
    vi.advanceTimersByTime(500);
    return reader;
  });
  vi.advanceTimersByTime(1_000);
  expect(readers.map(({ socket }) => socket.destroy.mock.calls.length)).toEqual([1, 1, 0, 0]);
});

test("of readers who all take something those go for whom most waits, and none for whom nothing does", () => {
  const watch = cutSlowReaders(createServer(), { stall: 60_000, maxWaiting: 250_000 });
  const readers = [0, 100_000, 200_000].map(waitingResponse);
  for (const { response } of readers) watch(response);
  vi.advanceTimersByTime(1_000);
  expect(readers.map(({ socket }) => socket.destroy.mock.calls.length)).toEqual([0, 0, 1]);
});
