import type { KeptAnswer } from "./kept-answer.ts";

/** Kept answers of one content revision by address; those not asked for longest make room for new ones. */
export type AnswerStore = {
  find: (address: string, revision: number) => KeptAnswer | undefined;
  keep: (address: string, revision: number, answer: KeptAnswer) => void;
  /** Makes room again after an answer has grown. */
  trim: () => void;
};

/** @param mostBytes what all kept answers may take together */
export function createAnswerStore(mostBytes: number): AnswerStore {
  // A Map lists its entries in the order they were set.
  const answers = new Map<string, KeptAnswer>();
  let current: number | undefined;

  const startAnew = (revision: number) => {
    if (revision === current) return;
    answers.clear();
    current = revision;
  };
  const trim = () => {
    let total = 0;
    for (const { size } of answers.values()) total += size;
    for (const [address, { size }] of answers) {
      if (total <= mostBytes) return;
      answers.delete(address);
      total -= size;
    }
  };
  return {
    find: (address, revision) => {
      startAnew(revision);
      const answer = answers.get(address);
      if (answer) {
        answers.delete(address);
        answers.set(address, answer);
      }
      return answer;
    },
    keep: (address, revision, answer) => {
      current ??= revision;
      if (revision !== current) return;
      answers.set(address, answer);
      trim();
    },
    trim,
  };
}
