-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN "opensAtBrief" BOOLEAN NOT NULL DEFAULT false;
