/** @type {import("../guards.mjs").Guard[]} */
export const siteGuards = [
  {
    guard: "one network sends so much at most that is counted",
    find: "return count <= maxMessages;",
    replace: "return true;",
  },
  {
    guard: "the owner is not counted",
    find: " && !isOwners(request)",
    replace: "",
    tests: ["api/numbers/visits.test.ts"],
  },
  {
    guard: "robots are in no receipt",
    find: "      if (message.isDriven || isRobot(agent)) return;\n",
    replace: "",
  },
  {
    guard: "a view of one link stops no message of another's",
    find: "message.id}`, message.number",
    replace: 'message.id}`.split(" ")[1] ?? "", message.number',
  },
  {
    guard: "one link takes so many messages a day at most",
    find: "return count <= maxPerLink;",
    replace: "return true;",
  },
  {
    guard: "the owner is mailed once that a link was read first",
    find: "create, update: {} });",
    replace: "create, update: create });",
  },
  {
    guard: "the owner is mailed of no first read that she did not ask for",
    find: "firstReadAt: null, mailsFirstRead: true };",
    replace: "firstReadAt: null };",
  },
  {
    guard: "a receipt has only what its reader finds",
    find: ', ...whereFound({ ...visitor, link }, now, "address")',
    replace: "",
  },
  {
    guard: "only pages that visitors find are counted",
    find: '      where: whereFound(visitor, moment, "address"),\n',
    replace: "",
    tests: ["api/numbers/visits.test.ts"],
  },
  {
    guard: "a message that comes twice counts once",
    find: "      if (known && known.numbers & bit) return undefined;\n",
    replace: "",
    tests: ["api/numbers"],
  },
  {
    guard: "who visited on a day is nobody's once it is over",
    find: "      await database.countedVisitor.deleteMany({ where: others });\n",
    replace: "",
    tests: ["api/numbers"],
  },
  {
    guard: "one network counts as a limited number of visitors",
    find: "count >= maxPerNetwork || ",
    replace: "",
  },
  {
    guard: "what is no WOFF2 is not unpacked",
    find: "  requireWoff2(bytes);\n",
    replace: "",
  },
  {
    guard: "a font is cut where its licence is said to allow it alone",
    find: "firstBytes: allowsSubset ? firstBytes : null,",
    replace: "firstBytes,",
  },
  {
    guard: "a font that claims to be huge is not unpacked",
    find: "bytes.readUInt32BE(16) > maxUnpacked",
    replace: "false",
  },
  {
    guard: "what a font claims of itself reaches styles as numbers alone",
    find: '  if (!Object.values(facts).every((fact) => typeof fact === "string" || Number.isFinite(fact))) {\n    throw undecodable();\n  }\n',
    replace: "",
  },
  {
    guard: "fonts have a size limit",
    find: "if (size > fontByteLimit) throw tooLarge(fontByteLimit);",
    replace: "",
  },
  {
    guard: "a large font of the owner's holds up no first view",
    find: "    .filter(({ size }) => size <= maxPreloaded)\n",
    replace: "",
  },
  {
    guard: "of two instances one writes the copy",
    find: "isOwn && safe !== undefined",
    replace: "safe !== undefined",
  },
  {
    guard: "a copy that the server renews loses at once what was withdrawn",
    find: "withdrawing = attempt(() => removeWithdrawn(state));",
    replace: "",
  },
  {
    guard: "a copy that was begun before a withdrawal is not published with it",
    find: "      if (seen !== state) await withdraw(version);\n",
    replace: "",
  },
  {
    guard: "the e-mail address is the owner's until it is shown",
    find: "isEmailShown || viewer.isOwner ? email",
    replace: "true ? email",
    tests: ["api/site/site-writes"],
  },
  {
    guard: "bare pages say what the site said last while the database does not answer",
    find: "return known.words;",
    replace: "return isReadable ? known.words : englishWords;",
    tests: ["api/errors/bare-pages", "api/site/last-known-words"],
  },
  {
    guard: "the owner's HTML is sanitised",
    find: "  .use(rehypeSanitize, allowed)\n",
    replace: "",
  },
  {
    guard: "links of the owner's HTML are of harmless kinds",
    find: `protocols: { href: ["http", "https", "mailto"] },`,
    replace: "protocols: {},", // without the property, the default protocols of the library would apply
  },
  {
    guard: "a text of the owner's keeps what the page fills in",
    find: "if (text && missing.length > 0) {",
    replace: "if (text && missing.length > 99) {",
  },
  {
    guard: "texts that another version stored stay",
    find: "!isWordKey(key) || (text",
    replace: "isWordKey(key) && (text",
  },
  {
    guard: "a forged count ends at the largest that can be stored and shown",
    find: "where: { ...key, count: { lte: maxCount - count } },",
    replace: "where: key,",
  },
  {
    guard: "views that began yesterday give nobody more hosts today",
    find: "hosts.nameOf(referrer, today)",
    replace: "hosts.nameOf(referrer, day)",
  },
];
