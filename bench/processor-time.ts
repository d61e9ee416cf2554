import { readdir, readFile } from "node:fs/promises";

/** The processor time that all threads of a process took so far, in milliseconds. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map((thread) =>
      // The time of a thread that has just ended is not counted.
      readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0"),
    ),
  );
  return times.reduce((sum, text) => sum + Number(text.split(" ", 1)[0]) / 1e6, 0);
}

/**
 * The processor time that a process and its descendants took so far, in milliseconds. The time of
 * ended children is rounded to 10 milliseconds.
 */
export async function processorTimeOfAll(pid: number | undefined): Promise<number> {
  const [own, stat, children] = await Promise.all([
    processorTime(pid),
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/task/${pid}/children`, "utf8"),
  ]);
  // `fields` begins with field 3 of the line, after the name in parentheses. cutime and cstime are
  // the fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ended = (Number(fields[13]) + Number(fields[14])) * 10;
  const living = await Promise.all(
    // The time of a child that has just ended is counted at the next reading, among ended children.
    children
      .split(" ")
      .filter(Boolean)
      .map((child) => processorTimeOfAll(Number(child)).catch(() => 0)),
  );
  return living.reduce((sum, time) => sum + time, own + ended);
}
