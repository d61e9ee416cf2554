import type { CachedResponse } from "./cached-response.ts";

/** A response that is being rendered, and the requests that wait for it. */
export type InFlightRequest = {
  /** The state of content when rendering began. */
  readonly state: string;
  /** The If-None-Match header of the request for which the response is rendered. */
  readonly condition: string | undefined;
  /**
   * Resolves to the rendered response, to undefined if the response cannot be shared, and to null
   * after the timeout.
   */
  wait: () => Promise<CachedResponse | undefined | null>;
  /**
   * Passes the response to all waiting requests, or undefined if the response cannot be shared. Later
   * calls do nothing.
   */
  end: (response: CachedResponse | undefined) => void;
};

type Options = {
  state: string;
  condition: string | undefined;
  /**
   * How long each request waits for the response, and after how long another request may render it,
   * in milliseconds.
   */
  timeLimit: number;
  /** Called once, with the response, or with undefined if the response cannot be shared. */
  onEnd: (response: CachedResponse | undefined) => void;
  /** Called after the timeout. The response may still come later. */
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
