import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, installPackages } from "../debian-packages.mjs";
import { run } from "../run.mjs";

/**
 * The CA certificates of this machine: its package registry may use a private certificate
 * authority.
 */
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Makes a base image, for machines that reach no registry of images: Debian as debootstrap installs
 * it, with the Node and npm of this machine. Needs root. Installs debootstrap and Buildah if one of
 * them is missing.
 * @param {string} image the name of the base image
 */
export async function makeBase(image) {
  if (!findProgram("debootstrap") || !findProgram("buildah")) {
    console.log("Installing debootstrap and buildah.");
    await installPackages("debootstrap", "buildah");
  }
  const folder = mkdtempSync(join(tmpdir(), "vitrine-base-"));
  const root = join(folder, "root");
  try {
    const release = /VERSION_CODENAME=(\w+)/.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
    if (!release) throw new Error("This machine does not say which release of Debian it is.");
    const programs = "--include=ca-certificates,libstdc++6";
    await run("debootstrap", ["--variant=minbase", programs, release, root]);
    const npm = join(execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim(), "npm");
    const modules = join(root, "usr/local/lib/node_modules");
    mkdirSync(modules, { recursive: true });
    cpSync(process.execPath, join(root, "usr/local/bin/node"));
    cpSync(npm, join(modules, "npm"), { recursive: true });
    symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
    cpSync(certificates, join(root, certificates));
    await importFolder(root, image);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} image
 */
async function importFolder(root, image) {
  const ask = (/** @type {string[]} */ ...words) =>
    execFileSync("buildah", words, { encoding: "utf8" }).trim();
  const container = ask("from", "scratch");
  await run("buildah", ["add", "--quiet", container, root, "/"]);
  ask("config", "--env", `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  await run("buildah", ["commit", "--rm", "--quiet", container, image]);
}
