import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { MediaFault } from "../media-fault.ts";
import { type AssetServices, createAsset } from "./create-asset.ts";
import type { StoredFile } from "./store-file.ts";
import { expired, type UploadAddresses } from "./upload-address.ts";

type Services = AssetServices & { addresses: UploadAddresses };

/** Makes an asset of what was sent to an address; again and again the same one. @throws {MediaFault} */
export async function finalizeUpload(
  services: Services,
  address: string,
  origin: string,
): Promise<MediaAsset> {
  const { database, addresses } = services;
  const id = addresses.idOf(address, origin);
  const upload = id ? await database.upload.findUnique({ where: { id } }) : null;
  if (!upload) {
    const message = "This is no address that was issued here.";
    throw new MediaFault(400, "NOT_ISSUED_HERE", message, "uploadURL");
  }
  if (upload.objectPath) {
    const asset = await database.mediaAsset.findUnique({ where: { path: upload.objectPath } });
    if (asset) return asset;
  }
  if (upload.state !== "received" || !upload.facts) {
    if (upload.expiresAt.getTime() <= Date.now()) throw expired();
    const message = "No file was sent to this address yet.";
    throw new MediaFault(409, "NOTHING_RECEIVED", message, "uploadURL");
  }
  const stored = JSON.parse(upload.facts) as StoredFile; // written by store-upload.ts
  const asset = await createAsset(services, stored, upload.fileName);
  await database.upload.update({
    where: { id: upload.id },
    data: { state: "finished", objectPath: asset.path, facts: null },
  });
  return asset;
}
