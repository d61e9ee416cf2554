import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { buildConfig } from "payload";

const isPublic = { read: () => true };

export default buildConfig({
  secret: "for measuring only",
  telemetry: false,
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URL ?? "file:./peer.db" } }),
  collections: [
    { slug: "pictures", access: isPublic, fields: [{ name: "src", type: "text" }] },
    {
      slug: "projects",
      access: isPublic,
      fields: [
        { name: "name", type: "text" },
        { name: "slug", type: "text", unique: true },
        { name: "showOnHome", type: "checkbox" },
        { name: "heroImage", type: "relationship", relationTo: "pictures" },
        {
          name: "workImages",
          type: "array",
          fields: [
            { name: "position", type: "number" },
            { name: "media", type: "relationship", relationTo: "pictures" },
          ],
        },
      ],
    },
  ],
});
