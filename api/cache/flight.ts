import type { KeptAnswer } from "./kept-answer.ts";

/** An answer in the making that others wait for. */
export type Flight = {
  /** The content revision that was current when it began. */
  readonly revision: number;
  /** The If-None-Match header of the request that leads. */
  readonly condition: string | undefined;
  /** Undefined where the answer turned out to be nobody else's. */
  readonly answer: Promise<KeptAnswer | undefined>;
  land: (answer: KeptAnswer | undefined) => void;
  /** Whoever leads has gone; the answer may still come. */
  abandon: () => void;
};

/** How long others wait after the leader has gone, in milliseconds. */
const patience = 5_000;

/** @param onLanding called once, with the answer or without */
export function startFlight(
  revision: number,
  condition: string | undefined,
  onLanding: (answer: KeptAnswer | undefined) => void,
): Flight {
  let resolve: (answer: KeptAnswer | undefined) => void = () => {};
  let hasLanded = false;
  const answer = new Promise<KeptAnswer | undefined>((done) => {
    resolve = done;
  });
  const land = (made: KeptAnswer | undefined) => {
    if (hasLanded) return;
    hasLanded = true;
    onLanding(made);
    resolve(made);
  };
  return {
    revision,
    condition,
    answer,
    land,
    abandon: () => {
      if (!hasLanded) setTimeout(() => land(undefined), patience).unref();
    },
  };
}
