import type { CachedResponse } from "./cached-response.ts";

/** A response that is being rendered, for which other requests wait. */
export type InFlightRequest = {
  /** The state of content when it began. */
  readonly state: string;
  /** The If-None-Match header of the request that it is rendered for. */
  readonly condition: string | undefined;
  /** Undefined where the response turned out to be for one caller alone, null where it did not come in time. */
  wait: () => Promise<CachedResponse | undefined | null>;
  end: (response: CachedResponse | undefined) => void;
};

type Options = {
  state: string;
  condition: string | undefined;
  /** How long each of the others waits, and after how long another request may render, in milliseconds. */
  timeLimit: number;
  /** Called once, with the response or without. */
  onEnd: (response: CachedResponse | undefined) => void;
  /** Called where the response does not come in time; it may still come. */
  onTimeout: () => void;
};

export function startInFlightRequest(options: Options): InFlightRequest {
  const { state, condition, timeLimit, onEnd, onTimeout } = options;
  let resolve: (response: CachedResponse | undefined) => void = () => {};
  let hasEnded = false;
  const response = new Promise<CachedResponse | undefined>((done) => {
    resolve = done;
  });
  const timeout = setTimeout(onTimeout, timeLimit);
  timeout.unref();
  return {
    state,
    condition,
    wait: () => {
      const late = new Promise<null>((done) => {
        const timer = setTimeout(() => done(null), timeLimit);
        timer.unref();
        void response.then(() => clearTimeout(timer));
      });
      return Promise.race([response, late]);
    },
    end: (made) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timeout);
      onEnd(made);
      resolve(made);
    },
  };
}
