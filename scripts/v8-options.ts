/**
 * Options of V8 for Node processes that end within minutes, such as workers of tests. Their heap is
 * large from the beginning (in megabytes), so garbage is rarely collected, and in the thread that
 * runs. These options save a fifth of the processor time of the tests of api/access and api/rest.
 * Every supported Node has to know them: with an unknown option it does not start.
 */
export const forMinutes = [
  "--min-semi-space-size=16",
  "--initial-heap-size=512",
  "--single-threaded-gc",
];
