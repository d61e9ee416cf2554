import { writeSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import "./end-blocked-process.mjs";

/** The maximum duration of a test of each vitest project on a quiet machine, in milliseconds. */
const budgets: Record<string, number> = {
  web: 200,
  api: 1_000,
  postgresql: 1_000,
  e2e: 10_000,
  instances: 10_000,
};

/**
 * A test fails the run if it takes more than its budget times `tolerance`, and times
 * `longTolerance` if it is tagged `long`.
 */
const tolerance = 2;
const longTolerance = 6;

/**
 * If the processor time of a test is known, the limit applies to it, and the test may last this
 * many times the limit: it waits while other tests use the processors.
 */
const waitTolerance = 5;

/**
 * How long `timeFixedWork` takes on the machine for which the budgets were set, in milliseconds.
 */
const referenceWork = 30;

/** The run is aborted if no test ends for this time, in milliseconds. The longest test may take an hour. */
const maxSilence = 3_900_000;

const fixedObjects = Array.from({ length: 12_000 }, (_, place) => ({
  id: `id-${place}`,
  key: `${(place * 7_919) % 12_000}`,
  list: [place, `item ${place}`],
}));

type TimedTest = {
  project: string;
  isLong: boolean;
  duration: number;
  /** In milliseconds. Undefined if other processes, such as a browser, do most of the work. */
  processorTime: number | undefined;
  /** How long `timeFixedWork` took around the test, as a multiple of `referenceWork`. */
  slowness: number;
};

export function exceedsBudget(test: TimedTest): boolean {
  const { project, isLong, duration, processorTime, slowness } = test;
  const budget = budgets[project];
  if (budget === undefined) return false;
  const limit = budget * tolerance * (isLong ? longTolerance : 1) * Math.max(1, slowness);
  if (processorTime === undefined) return duration > limit;
  return processorTime > limit || duration > limit * waitTolerance;
}

/**
 * After a run, prints the slowest folders and files, the tests that exceed their budget, and the
 * numbers of passed and failed tests. A test that exceeds its budget fails the run.
 */
export class RunReport implements Reporter {
  readonly #samples: { time: number; slowness: number }[] = [];
  readonly #running = new Set<string>();
  #lastEnd = 0;
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#lastEnd = Date.now();
    const sample = () =>
      this.#samples.push({ time: Date.now(), slowness: timeFixedWork() / referenceWork });
    // A short run would end before the first sample of the timer.
    sample();
    this.#timer = setInterval(() => {
      sample();
      if (Date.now() - this.#lastEnd > maxSilence) this.#giveUp();
    }, 5_000);
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#running.add(relativeModuleId);
  }

  onTestCaseResult(): void {
    this.#lastEnd = Date.now();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId);
    this.#lastEnd = Date.now();
  }

  #giveUp(): never {
    const minutes = maxSilence / 60_000;
    const files = [...this.#running].join("\n  ");
    // Written synchronously, because the process exits at once.
    writeSync(2, `\nNo test ended for ${minutes} minutes. These files did not:\n  ${files}\n`);
    process.exit(1);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    clearInterval(this.#timer);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const slow = tests.filter((test) => this.#isTooSlow(test));
    print("Folders, in seconds of their tests:", secondsByRoom(modules));
    print("Slowest files, in seconds:", slowest(modules, 10));
    print("Tests that took more than twice their budget:", slow.map(nameOf));
    const failed = count("failed") + broken + errors.length + slow.length;
    if (failed > 0) process.exitCode = 1;
    console.log(`\n${count("passed") - slow.length} passed, ${failed} failed`);
  }

  #isTooSlow(test: TestCase): boolean {
    const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
    if (test.result().state !== "passed") return false;
    // The greatest slowness of the machine from 7.5 s before the test until 7.5 s after it.
    const around = this.#samples.filter(
      ({ time }) => time > startTime - 7_500 && time < startTime + duration + 7_500,
    );
    const slowness = Math.max(...around.map((sample) => sample.slowness));
    const isLong = test.tags.includes("long");
    const { processorTime } = test.meta();
    return exceedsBudget({ project: test.project.name, isLong, duration, processorTime, slowness });
  }
}

/**
 * Does a fixed amount of work, to measure how slow the machine is. As in tests, much of the work is
 * to allocate and to read memory. It takes so long that other processes run meanwhile.
 * @returns its duration in milliseconds
 */
function timeFixedWork(): number {
  const started = performance.now();
  const objects: typeof fixedObjects = JSON.parse(JSON.stringify(fixedObjects));
  const byKey = new Map(objects.map((object) => [object.key, object]));
  objects.sort((one, other) => one.key.localeCompare(other.key));
  if (byKey.size !== objects.length) throw new Error("Not every key is unique.");
  return performance.now() - started;
}

function secondsByRoom(modules: readonly TestModule[]): string[] {
  const seconds = new Map<string, number>();
  for (const module of modules) {
    const [folder, feature] = module.relativeModuleId.split("/");
    const room = `${module.project.name}: ${folder}/${feature}`;
    seconds.set(room, (seconds.get(room) ?? 0) + module.diagnostic().duration / 1_000);
  }
  return [...seconds]
    .sort(([, one], [, other]) => other - one)
    .map(([room, sum]) => `${sum.toFixed(1)} ${room}`);
}

function slowest(modules: readonly TestModule[], count: number): string[] {
  return [...modules]
    .sort((one, other) => other.diagnostic().duration - one.diagnostic().duration)
    .slice(0, count)
    .map(
      (module) => `${(module.diagnostic().duration / 1_000).toFixed(1)} ${module.relativeModuleId}`,
    );
}

function nameOf(test: TestCase): string {
  const seconds = (test.diagnostic()?.duration ?? 0) / 1_000;
  return `${seconds.toFixed(1)} ${test.module.relativeModuleId}: ${test.fullName}`;
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n  ${lines.join("\n  ")}`);
}
