ALTER TABLE "SiteIdentity" ADD COLUMN "resume" TEXT;
ALTER TABLE "SiteIdentity" ADD COLUMN "resumeByteSize" INTEGER;
ALTER TABLE "SiteIdentity" ADD COLUMN "resumeChecksum" TEXT;
