/**
 * Loaded into a server before its code. Lets the server connect to this machine only. Connections to
 * other hosts fail, and are printed to the server's standard error.
 */
import net from "node:net";

const { connect } = net.Socket.prototype;

/** @param {...any} given the arguments of `connect`, in any of its overloads */
net.Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const { path, host = "localhost" } = Object(options);
  if (!path && !["localhost", "127.0.0.1", "::1"].includes(host)) {
    process.stderr.write(`REACHED OUT to ${host}\n`);
    throw new Error(`A test allows no connection to ${host}.`);
  }
  return Reflect.apply(connect, this, given);
};
