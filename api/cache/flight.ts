import type { KeptAnswer } from "./kept-answer.ts";

/** An answer in the making that others wait for. */
export type Flight = {
  /** The content revision that was current when it began. */
  readonly revision: number;
  /** The If-None-Match header of the request that leads. */
  readonly condition: string | undefined;
  /** Undefined where the answer turned out to be nobody else's, or null where it did not come in time. */
  wait: () => Promise<KeptAnswer | undefined | null>;
  land: (answer: KeptAnswer | undefined) => void;
};

type Options = {
  revision: number;
  condition: string | undefined;
  /** How long each of the others waits, and after how long another request leads, in milliseconds. */
  timeLimit: number;
  /** Called once, with the answer or without. */
  onLanding: (answer: KeptAnswer | undefined) => void;
  /** Called where the answer does not come in time; it may still come. */
  onDelay: () => void;
};

export function startFlight(options: Options): Flight {
  const { revision, condition, timeLimit, onLanding, onDelay } = options;
  let resolve: (answer: KeptAnswer | undefined) => void = () => {};
  let hasLanded = false;
  const answer = new Promise<KeptAnswer | undefined>((done) => {
    resolve = done;
  });
  const delay = setTimeout(onDelay, timeLimit);
  delay.unref();
  return {
    revision,
    condition,
    wait: () => {
      const late = new Promise<null>((done) => {
        const timer = setTimeout(() => done(null), timeLimit);
        timer.unref();
        void answer.then(() => clearTimeout(timer));
      });
      return Promise.race([answer, late]);
    },
    land: (made) => {
      if (hasLanded) return;
      hasLanded = true;
      clearTimeout(delay);
      onLanding(made);
      resolve(made);
    },
  };
}
