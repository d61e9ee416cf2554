import { readdir, readFile } from "node:fs/promises";

/** Milliseconds that all threads of a process were running so far. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map((thread) =>
      // One that ends meanwhile is counted no more.
      readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0"),
    ),
  );
  return times.reduce((sum, text) => sum + Number(text.split(" ", 1)[0]) / 1e6, 0);
}

/** The same with all its children, of which those that have ended count in hundredths of a second. */
export async function processorTimeOfAll(pid: number | undefined): Promise<number> {
  const [own, stat, children] = await Promise.all([
    processorTime(pid),
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/task/${pid}/children`, "utf8"),
  ]);
  // After the name in parentheses; cutime and cstime are the twelfth and thirteenth fields after the state.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ended = (Number(fields[13]) + Number(fields[14])) * 10;
  const living = await Promise.all(
    // One that ends meanwhile is counted the next time.
    children
      .split(" ")
      .filter(Boolean)
      .map((child) => processorTimeOfAll(Number(child)).catch(() => 0)),
  );
  return living.reduce((sum, time) => sum + time, own + ended);
}
