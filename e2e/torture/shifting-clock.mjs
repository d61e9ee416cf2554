/**
 * Loaded into a server before its code. Moves the server's clock a year ahead at the first SIGWINCH,
 * two years back at the second, and to the true time at the third.
 */
const year = 365 * 24 * 60 * 60 * 1000;
const shifts = [0, year, -year];
let offset = 0;

globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + offset]),
  get: (target, name) => (name === "now" ? () => target.now() + offset : Reflect.get(target, name)),
});

process.on("SIGWINCH", () => {
  offset = shifts[(shifts.indexOf(offset) + 1) % shifts.length] ?? 0;
  process.stderr.write("the clock was moved\n");
});
