-- AlterTable
ALTER TABLE "SiteIdentity" ADD COLUMN "companyField" TEXT NOT NULL DEFAULT 'required';
