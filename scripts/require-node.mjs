const oldestNode = [20, 19];

/** Prints one sentence and ends the process with code 1 if Node is too old to run the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Vitrine needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
