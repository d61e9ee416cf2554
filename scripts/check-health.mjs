const { pathname } = new URL(process.env.PUBLIC_URL || "http://localhost");

/** The health check of the container: ends with 0 while a server of this machine runs. */
const address = `http://127.0.0.1:${process.env.PORT || 3000}${pathname.replace(/\/$/, "")}/api/health/live`;
const isWell = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
