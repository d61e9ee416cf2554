/**
 * Makes and fills the tables that keystone.js declares. Keystone's own command for this needs
 * Prisma's schema engine, which some networks do not let through.
 */
import LibSql from "libsql";
import { projects } from "./content.mjs";

const database = new LibSql("peer.db");
database.exec(`
  CREATE TABLE Picture (id TEXT PRIMARY KEY, src TEXT NOT NULL DEFAULT '');
  CREATE TABLE Project (
    id TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT '', slug TEXT NOT NULL UNIQUE DEFAULT '',
    showOnHome BOOLEAN NOT NULL DEFAULT false, heroImage TEXT REFERENCES Picture (id)
  );
  CREATE TABLE WorkImage (
    id TEXT PRIMARY KEY, position INTEGER, media TEXT REFERENCES Picture (id),
    project TEXT REFERENCES Project (id)
  );
  CREATE INDEX Project_heroImage_idx ON Project (heroImage);
  CREATE INDEX WorkImage_media_idx ON WorkImage (media);
  CREATE INDEX WorkImage_project_idx ON WorkImage (project);
`);
const addPicture = database.prepare("INSERT INTO Picture (id, src) VALUES (?, ?)");
const addProject = database.prepare("INSERT INTO Project VALUES (?, ?, ?, true, ?)");
const addWorkImage = database.prepare("INSERT INTO WorkImage VALUES (?, ?, ?, ?)");
for (const { name, slug, heroImage, workImages } of projects) {
  addPicture.run([heroImage, heroImage]);
  addProject.run([slug, name, slug, heroImage]);
  for (const { position, src } of workImages) {
    addPicture.run([src, src]);
    addWorkImage.run([`${slug}-${position}`, position, src, slug]);
  }
}
database.close();
