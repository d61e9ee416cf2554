/**
 * `npm run container:try`: builds the image of the Dockerfile, starts it as an operator would, and
 * checks the site. With `-- --debootstrap`, debootstrap makes the base image on this machine, so
 * none is fetched from a registry; the variable NODE_IMAGE names another base image. With
 * `-- --built`, the image of the last run is started again, without a build.
 */
import assert from "node:assert/strict";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { findPort } from "../find-port.mjs";
import { startPostgres } from "../postgres/start-postgres.mjs";
import { buildahEngine, findEngine } from "./engine.mjs";
import { makeBase } from "./make-base.mjs";

const image = "vitrine-try";
const madeBase = "vitrine-node-base";

/** The id of the user that the image runs as. */
const user = 1000;

/** How long a start may take, in milliseconds. The first start also stores the demo's pictures. */
const startLimit = 120_000;

const password = "correct horse battery";
const volume = mkdtempSync(join(tmpdir(), "vitrine-volume-"));

/** @param {string} sentence */
const say = (sentence) => console.log(`\n▸ ${sentence}`);

try {
  const makesBase = process.argv.includes("--debootstrap");
  let base = process.env.NODE_IMAGE;
  if (makesBase) {
    say("makes a base by debootstrap");
    await makeBase(madeBase);
    base = `localhost/${madeBase}`;
  }
  // Docker does not find the base image, because Buildah made it.
  const engine = makesBase ? buildahEngine() : await findEngine();
  if (!process.argv.includes("--built")) {
    say(`builds the image with ${engine.name}`);
    await engine.build(image, base);
  }

  say("is refused without a volume");
  await expectRefusal(engine, {}, /Nothing is mounted at the data folder \/data, so the site/);

  say("starts without one when told so, and stops");
  await serve(engine, { variables: { REQUIRE_MOUNT: "0" } }, async () => {});

  chownSync(volume, user, user);
  chmodSync(volume, 0o700);
  say("starts on a volume, as a user without rights, and is healthy");
  await serve(engine, { volume }, async (origin, started) => {
    assert.match(await engine.inside(started, ["id", "-u"]), /^1000\s*$/);
    const [, picture = ""] = /srcset="(\/objects\/[^ "]+)/i.exec(await readPage(origin)) ?? [];
    const response = await fetch(origin + picture);
    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-type") ?? "", /^image\//);
    await started.checkHealth();
    assert.equal((await signIn(origin)).status, 200);
  });
  assert.equal(statSync(join(volume, "vitrine.db")).uid, user);

  say("finds its site again on the same volume");
  const secret = readFileSync(join(volume, "secret"), "utf8");
  await serve(engine, { volume }, async (origin) => {
    assert.equal((await fetch(`${origin}/work`)).status, 200);
  });
  assert.equal(readFileSync(join(volume, "secret"), "utf8"), secret);

  say("is refused on PostgreSQL and a bucket without a secret, as it would make one up");
  const postgres = await startPostgres();
  const bucket = await startFakeBucket();
  try {
    const { name, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
    const variables = {
      DATABASE_URL: `${postgres.url}/postgres`,
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    await expectRefusal(engine, variables, /so the secret would be lost/);

    say("starts on them with one without a volume");
    const SESSION_SECRET = "a secret that outlives the container";
    const places = { ...variables, SESSION_SECRET, DATA_DIR: "/tmp/vitrine" };
    const elsewhere = { sharesNetwork: true, variables: places };
    let session = "";
    await serve(engine, elsewhere, async (origin) => {
      session = (await signIn(origin)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
      const created = await fetch(`${origin}/api/projects`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: session },
        body: JSON.stringify({ name: "Kept", slug: "kept", visibility: "public" }),
      });
      assert.equal(created.status, 201);
    });

    say("finds its site again there, from a container that has nothing of the one before");
    await serve(engine, elsewhere, async (origin) => {
      assert.equal((await fetch(`${origin}/project/kept`)).status, 200);
      const headers = { cookie: session };
      assert.equal((await fetch(`${origin}/api/session`, { headers })).status, 200);
      const [, picture = ""] = /srcset="(\/objects\/[^ "]+)/i.exec(await readPage(origin)) ?? [];
      assert.equal((await fetch(origin + picture)).status, 200);
    });
  } finally {
    await bucket.close();
    await postgres.stop();
  }
  say("All checks passed.");
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(volume, { recursive: true, force: true });
}

/**
 * Starts the image, waits until it is ready, calls `use`, and stops it. Asserts that it ends with
 * code 0.
 * @param {import("./engine.mjs").Engine} engine
 * @param {Partial<import("./engine.mjs").StartOptions>} options
 * @param {(origin: string, started: import("./engine.mjs").Started) => Promise<void>} use
 */
async function serve(engine, options, use) {
  const port = await findPort();
  const variables = { OWNER_PASSWORD: password, ...options.variables };
  const started = await engine.start(image, { port, ...options, variables });
  const origin = `http://127.0.0.1:${port}`;
  const begun = Date.now();
  try {
    while (!(await isReady(origin))) {
      assert.equal(started.child.exitCode, null, started.output());
      assert.ok(Date.now() - begun < startLimit, `It was not ready in time.\n${started.output()}`);
      await wait(250);
    }
    console.log(`ready after ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
    await use(origin, started);
  } finally {
    await started.stop();
    await started.remove();
  }
  assert.equal(await started.ended, 0, started.output());
}

/**
 * Starts the image, and asserts that it ends by itself with code 1 and a message.
 * @param {import("./engine.mjs").Engine} engine
 * @param {Record<string, string>} variables environment variables
 * @param {RegExp} sentence the expected message
 */
async function expectRefusal(engine, variables, sentence) {
  const refused = await engine.start(image, { port: await findPort(), variables });
  const limit = wait(startLimit, undefined, { ref: false });
  const code = await Promise.race([refused.ended, limit]);
  if (code === undefined) await refused.stop();
  await refused.remove();
  assert.equal(code, 1, refused.output());
  assert.match(refused.output(), sentence);
  console.log(refused.output().trim());
}

/** @param {string} origin */
function signIn(origin) {
  return fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
}

/** @param {string} origin */
async function readPage(origin) {
  return (await fetch(origin)).text();
}

/** @param {string} origin */
function isReady(origin) {
  return fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
