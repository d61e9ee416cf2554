ALTER TABLE "Project" ADD COLUMN "searchDescription" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Project" ADD COLUMN "socialImage" TEXT;
ALTER TABLE "SiteIdentity" ADD COLUMN "searchDescription" TEXT NOT NULL DEFAULT '';
ALTER TABLE "SiteIdentity" ADD COLUMN "socialImage" TEXT;
