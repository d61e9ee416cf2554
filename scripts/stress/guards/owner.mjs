/** @type {import("../guards.mjs").Guard[]} */
export const ownerGuards = [
  {
    guard: "a passkey is what its own key has signed",
    find: "  if (!found?.verified) return false;\n",
    replace: "  if (!found) return false;\n",
  },
  {
    guard: "wrong owner's passwords are counted wherever they are given",
    find: "await signIn.attempt(() => isRight(user), caller.address, device)",
    replace: "await isRight(user)",
    tests: ["api/backup/backup-actions.test.ts", "api/access/throttle.test.ts"],
  },
  {
    guard: "a sensitive step asks again after 15 minutes",
    find: "} else if (!(await sessions.isConfirmed(token))) {",
    replace: "} else if (false) {",
    tests: ["api/access/owner/owner-session.test.ts"],
  },
  {
    guard: "known browsers are known by a signature",
    find: "given.length === own.length && timingSafeEqual(given, own) ? id : undefined",
    replace: "given.length >= 0 && timingSafeEqual(own, own) ? id : undefined",
    tests: ["api/access/throttle"],
  },
  {
    guard: "few passwords are hashed at once",
    find: "if (limit.pendingCount >= waiting) throw tooManyRequests(retryAfter);",
    replace: "",
    tests: ["api/access"],
  },
  {
    guard: "passwords have a length limit",
    find: "if (Buffer.byteLength(password) <= longestPassword) return;",
    replace: "if (Buffer.byteLength(password) >= 0) return;",
    tests: ["api/access"],
  },
  {
    guard: "signing in ends the browser's former session",
    find: "  if (former) await access.sessions.end(former);\n",
    replace: "",
    tests: ["api/access/owner/owner-session.test.ts"],
  },
  {
    guard: "a sensitive step asks again after a quarter of an hour",
    find: "return !isOver(session.confirmedAt.getTime() + lifetime, lifetime);",
    replace: "return lifetime > 0;",
    tests: ["api/access/owner/owner-session.test.ts"],
  },
  {
    guard: "the password is not turned off before there are two other ways in",
    find: "if (passkeys > 0 && passkeys + Math.min(codes, 1) >= 2) return;",
    replace: "if (passkeys + codes >= 0) return;",
    tests: ["api/access/owner/passkeys.test.ts"],
  },
  {
    guard: "passkeys are offered where browsers allow them alone",
    find: 'if (hostname !== "localhost" && protocol !== "https:") return null;',
    replace: "",
  },
  {
    guard: "a recovery code signs in once",
    find: "const { count } = await database.recoveryCode.deleteMany({ where: { id } });",
    replace: "const count = id === 0 ? 0 : 1;",
    tests: ["api/access/owner/passkeys.test.ts"],
  },
  {
    guard: "a code of an app is taken once",
    find: "where: { id: user.id, totpPeriod: { lt: totpPeriod } },",
    replace: "where: { id: user.id },",
    tests: ["api/access/owner/passkeys.test.ts"],
  },
  {
    guard: "sessions end",
    find: "if (!session || isOver(session.expiresAt.getTime(), sessionLifetime * 1000, now)) return null;",
    replace: "if (!session) return null;",
    tests: ["api/access"],
  },
  {
    guard: "signing out ends the session on the server",
    find: "await database.session.deleteMany({ where: { tokenHash: hashToken(token) } });",
    replace: "hashToken(token);",
    tests: ["api/access"],
  },
  {
    guard: "a new owner's password ends other sessions",
    find: "database.session.deleteMany({ where: token ? { tokenHash: { not: hashToken(token) } } : {} }),",
    replace: "database.session.deleteMany({ where: { userId: -1 } }),",
    tests: ["api/access"],
  },
  {
    guard: "sessions are removed by a clock that is believed",
    find: '      const token = randomBytes(32).toString("base64url");\n',
    replace:
      '      await sweepOwnerSessions(database);\n      const token = randomBytes(32).toString("base64url");\n',
    tests: ["api/access/owner/owner-session"],
  },
  {
    guard: "an owner's password that was used outlives every start",
    find: "if (owner && !owner.hasGeneratedPassword) return undefined;",
    replace: "if (owner && given) return undefined;",
  },
  {
    guard: "a session ends, however often it is used",
    find: "begun + longestSession * 1000",
    replace: "Number.POSITIVE_INFINITY",
    tests: ["api/access/owner/owner-session"],
  },
  {
    guard: "the passwords that others try first are refused",
    find: "if (isCommonPassword(newPassword)) {",
    replace: "if (false) {",
  },
  {
    guard: "a sign-in that was checked against a former password starts no session",
    file: "api/access/owner/owner-sessions.ts",
    find: "if (count === 0) return null;",
    replace: "",
  },
];
