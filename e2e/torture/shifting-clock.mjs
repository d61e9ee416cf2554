/** Loaded before the server: moves its clock a year ahead at the first SIGUSR2, and two back at the second. */
const year = 365 * 24 * 60 * 60 * 1000;
const shifts = [year, -year];
let offset = 0;

globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + offset]),
  get: (target, name) => (name === "now" ? () => target.now() + offset : Reflect.get(target, name)),
});

process.on("SIGUSR2", () => {
  offset = shifts.shift() ?? 0;
  process.stderr.write("the clock was moved\n");
});
