import { config, list } from "@keystone-6/core";
import { allowAll } from "@keystone-6/core/access";
import { checkbox, integer, relationship, text } from "@keystone-6/core/fields";
import { PrismaLibSql } from "@prisma/adapter-libsql";

const url = process.env.DATABASE_URL ?? "file:./peer.db";

const Picture = list({ access: allowAll, fields: { src: text() } });

const WorkImage = list({
  access: allowAll,
  fields: {
    position: integer(),
    media: relationship({ ref: "Picture" }),
    project: relationship({ ref: "Project.workImages" }),
  },
});

const Project = list({
  access: allowAll,
  fields: {
    name: text(),
    slug: text({ isIndexed: "unique" }),
    showOnHome: checkbox(),
    heroImage: relationship({ ref: "Picture" }),
    workImages: relationship({ ref: "WorkImage.project", many: true }),
  },
});

export default config({
  db: {
    provider: "sqlite",
    prismaClientOptions: () => ({ adapter: new PrismaLibSql({ url }) }),
  },
  lists: { Project, WorkImage, Picture },
  telemetry: false,
  ui: { isDisabled: true },
});
