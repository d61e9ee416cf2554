import { action, evenIfStale, savedAs } from "../builder/action.ts";
import { versionInput } from "../builder/version.ts";
import type { SiteIdentity } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { saveSingle } from "../fields/single-record.ts";
import { assetPath } from "../media/media-asset-loader.ts";
import { refusal } from "../validation/accept.ts";
import { identitySettings, SiteIdentityType } from "./site-identity.ts";

type Input = Parameters<typeof identitySettings.accept>[0];

action("updateSiteIdentity", {
  description: "Changes the site's identity.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description:
      "The changes to the texts and pictures of all pages. Omitted fields stay unchanged.",
    fields: (t) => ({ version: versionInput(t), ...identitySettings.inputs(t) }),
  },
  run: ({ version, ...input }, { database }) => updateSiteIdentity(database, input, version),
  payload: {
    description: "The identity after the change.",
    fields: savedAs("siteIdentity", SiteIdentityType, evenIfStale("The identity")),
  },
});

/** Changes fields of the site's identity. @throws {UserFault} for invalid fields, or STALE_VERSION */
export async function updateSiteIdentity(
  database: Database,
  input: Input,
  version?: number | null,
): Promise<SiteIdentity> {
  const data = identitySettings.accept(input);
  const { favicon } = data;
  return saveSingle(
    database,
    ({ siteIdentity }) => siteIdentity,
    data,
    { version, name: "site identity" },
    async (transaction) => {
      if (favicon) await assertPicture(transaction, favicon);
    },
  );
}

/**
 * Asserts that a favicon is a stored picture, because icons are rendered from its bytes. @throws {UserFault}
 * INVALID
 */
async function assertPicture(transaction: Transaction, favicon: string): Promise<void> {
  const path = assetPath(favicon);
  const asset = await transaction.mediaAsset.findUnique({ where: { path } });
  if (asset?.kind === "image") return;
  throw refusal("INVALID", "The favicon must be a picture that was uploaded here", "favicon");
}
