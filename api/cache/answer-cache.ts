import type { IncomingMessage, ServerResponse } from "node:http";
import { refuseForNow } from "../access/bare-answers.ts";
import { announcesBody } from "../access/cut-slow-senders.ts";
import { sendsOwnCookie } from "../access/keep-private.ts";
import type { RevisionReader } from "../database/content-revision.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { createAnswerStore } from "./answer-store.ts";
import type { CacheUse } from "./cache-use.ts";
import { type Flight, startFlight } from "./flight.ts";
import type { FrontDoor } from "./front-door.ts";
import { keptAddress } from "./kept-address.ts";
import type { KeptAnswer, Packed } from "./kept-answer.ts";
import { sendPacked } from "./send-packed.ts";

/** Answers that every visitor gets, kept until content changes. */
export type AnswerCache = {
  /** Answers a request from what is kept, or passes it on, one of those that ask for the same. */
  answer: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;
  /** The others that wait for the answer to this request. Undefined where it is nobody else's. */
  flightOf: (request: IncomingMessage) => Flight | undefined;
  /** Passes everything on from now on. */
  close: () => void;
};

type Options = {
  revision: RevisionReader;
  /** What else than its address decides the answer to a visitor's request. */
  frontDoor: FrontDoor;
  /** How much memory the answers may take, in bytes. */
  mostBytes: number;
  /** How long a request waits for the answer to another one, in milliseconds. */
  timeLimit: number;
  /** Told of every request that was answered here. `begun` is when, as performance.now() had it. */
  onAnswer: (
    request: IncomingMessage,
    response: ServerResponse,
    how: { begun: number; use: CacheUse },
  ) => void;
};

/**
 * An answer is served only while the database's content revision is the one that it was made under,
 * which is read with every request: no write that was acknowledged, by whichever process, is ever
 * followed by an answer from before it.
 */
export function createAnswerCache(options: Options): AnswerCache {
  const { revision, frontDoor, mostBytes, timeLimit, onAnswer } = options;
  const store = createAnswerStore(mostBytes);
  const flights = new Map<string, Flight>();
  const leaders = new WeakMap<IncomingMessage, Flight>();
  let isClosed = false;

  const pack = async (answer: KeptAnswer, request: IncomingMessage) => {
    const packed = await answer.pack(acceptedEncoding(request.headers["accept-encoding"]));
    store.trim();
    return packed;
  };

  const lead = (address: string, current: number, request: IncomingMessage) => {
    const end = () => {
      if (flights.get(address) === flight) flights.delete(address);
    };
    const flight: Flight = startFlight({
      revision: current,
      condition: request.headers["if-none-match"],
      timeLimit,
      onLanding: (answer) => {
        end();
        if (answer) store.keep(address, current, answer);
      },
      onDelay: end,
    });
    // The whole answer is needed, whatever the first to ask has already.
    delete request.headers["if-none-match"];
    flights.set(address, flight);
    leaders.set(request, flight);
    return flight;
  };

  return {
    answer: (request, response, pass) => {
      const address = isClosed ? undefined : addressOf(request, frontDoor);
      const current = address && revision.read();
      if (address === undefined || typeof current !== "number") return pass();
      const begun = performance.now();
      const send = (packed: Packed) => {
        sendPacked(packed, request, response);
        onAnswer(request, response, { begun, use: "hit" });
      };
      const answer = store.find(address, current);
      const packed = answer?.packed(acceptedEncoding(request.headers["accept-encoding"]));
      if (packed) return send(packed);
      if (answer) return void pack(answer, request).then(send).catch(pass);
      if (request.method === "HEAD") return pass();

      const flight = flights.get(address);
      if (flight?.revision === current) {
        const refuse = () => {
          refuseForNow(request, response);
          onAnswer(request, response, { begun, use: "miss" });
        };
        flight
          .wait()
          .then(async (made) => {
            if (made) send(await pack(made, request));
            // To go alone would have the same rendered for everyone who waits.
            else if (made === null) refuse();
            else pass();
          })
          .catch(pass);
        return;
      }
      lead(address, current, request);
      pass();
    },
    flightOf: (request) => leaders.get(request),
    close: () => {
      isClosed = true;
    },
  };
}

/** What all requests have in common that get the same answer. Undefined for those always passed on. */
function addressOf(request: IncomingMessage, frontDoor: FrontDoor): string | undefined {
  const { method, url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  // It may never be complete, and others would wait for it.
  if (announcesBody(request)) return undefined;
  if (sendsOwnCookie(headers.cookie)) return undefined;
  const address = keptAddress(url);
  if (address === undefined) return undefined;
  const door = frontDoor(request);
  if (door === undefined) return undefined;
  if (!address.startsWith("/graphql")) return `${door} ${address}`;
  const form = answerForm(headers.accept);
  return form && `${door} ${address} ${form}`;
}

/** The forms that GraphQL answers come in. Undefined for those that are not kept. */
function answerForm(accept = "*/*"): string | undefined {
  if (accept === "*/*") return "any";
  if (/html|event-stream|multipart/.test(accept)) return undefined;
  if (accept.includes("application/graphql-response+json")) return "graphql";
  return accept.includes("application/json") ? "json" : undefined;
}
