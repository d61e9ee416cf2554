ALTER TABLE "SiteIdentity" ADD COLUMN "favicon" TEXT;
