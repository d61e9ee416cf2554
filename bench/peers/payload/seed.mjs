/** Fills the tables that payload.config.js declares. Payload makes the tables when it starts. */
import { getPayload } from "payload";
import { projects } from "./content.mjs";
import config from "./payload.config.js";

const payload = await getPayload({ config });

async function createPicture(src) {
  const { id } = await payload.create({ collection: "pictures", data: { src } });
  return id;
}

for (const { name, slug, heroImage, workImages } of projects) {
  const images = [];
  for (const { position, src } of workImages) {
    images.push({ position, media: await createPicture(src) });
  }
  await payload.create({
    collection: "projects",
    data: {
      name,
      slug,
      showOnHome: true,
      heroImage: await createPicture(heroImage),
      workImages: images,
    },
  });
}
process.exit(0);
