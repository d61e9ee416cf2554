const { pathname } = new URL(process.env.PUBLIC_URL || "http://localhost");

/**
 * The container's health check requests this address of the server, and ends with code 0 if the
 * response is successful.
 */
const address = `http://127.0.0.1:${process.env.PORT || 3000}${pathname.replace(/\/$/, "")}/api/health/live`;
const isWell = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
