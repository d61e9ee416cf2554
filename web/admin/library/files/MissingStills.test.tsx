import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import type { MissingStillsTestQuery } from "../../../__generated__/MissingStillsTestQuery.graphql";
import type { attachPoster } from "../../../media/uploader/attachPoster";
import { hasWork } from "../../../relay/work-under-way";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { MissingStills } from "./MissingStills";

const take = vi.fn<typeof attachPoster>();

function TestStills() {
  const query = useLazyLoadQuery<MissingStillsTestQuery>(
    graphql`
      query MissingStillsTestQuery {
        ...MissingStills_query
      }
    `,
    {},
  );
  return <MissingStills query={query} take={take} />;
}

function renderStills() {
  const environment = createMockEnvironment();
  const video = (id: string, ...sources: string[]) => ({
    id,
    videoSources: sources.map((src) => ({ src })),
  });
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        videosWithoutStill: [
          video("a", "/objects/a.mov/video-1.mp4", "/objects/a.mov"),
          video("b", "/objects/b.mp4"),
        ],
      }),
    }),
  );
  renderWithRelay(<TestStills />, environment);
}

test("stills are taken one after the other, of what loads fastest, and once in a window", async () => {
  const settle: ((fault?: Error) => void)[] = [];
  take.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle.push((fault) => (fault ? reject(fault) : resolve({})));
      }),
  );
  const taken = () => take.mock.calls.map(([, source, id]) => [source, id]);
  renderStills();
  await vi.waitFor(() => expect(taken()).toEqual([["/objects/a.mov/video-1.mp4", "a"]]));
  expect(hasWork()).toBe(true);
  settle[0]?.(new Error("The line was cut."));
  await vi.waitFor(() => expect(taken().slice(1)).toEqual([["/objects/b.mp4", "b"]]));
  settle[1]?.();
  await vi.waitFor(() => expect(hasWork()).toBe(false));
  renderStills();
  await Promise.resolve();
  expect(take).toHaveBeenCalledTimes(2);
});
