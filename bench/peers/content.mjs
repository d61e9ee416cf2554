/** The content for Keystone and Payload: as much as `seedProjects` (bench/seed.ts) creates in Vitrine. */
export const projects = Array.from({ length: 12 }, (_, index) => ({
  name: `Project ${index + 1}`,
  slug: `project-${index + 1}`,
  heroImage: pictureAddress(index, 4),
  workImages: [0, 1, 2, 3].map((position) => ({ position, src: pictureAddress(index, position) })),
}));

/**
 * @param {number} index
 * @param {number} picture
 */
function pictureAddress(index, picture) {
  return `/objects/uploads/0f8c2a51-6a3e-4d7b-9e40-${String(index * 5 + picture).padStart(12, "0")}.png`;
}
