/**
 * Loaded before a server: it reaches this machine alone. What else it tries fails, and is told on its
 * error output.
 */
import net from "node:net";

const { connect } = net.Socket.prototype;

/** @param {...any} given as the original has them, in each of its forms */
net.Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const { path, host = "localhost" } = Object(options);
  if (!path && !["localhost", "127.0.0.1", "::1"].includes(host)) {
    process.stderr.write(`REACHED OUT to ${host}\n`);
    throw new Error(`A test allows no connection to ${host}.`);
  }
  return Reflect.apply(connect, this, given);
};
