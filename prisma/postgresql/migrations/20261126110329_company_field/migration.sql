-- CreateEnum
CREATE TYPE "CompanyField" AS ENUM ('required', 'optional', 'hidden');

-- AlterTable
ALTER TABLE "SiteIdentity" ADD COLUMN     "companyField" "CompanyField" NOT NULL DEFAULT 'required';
