-- AlterTable
ALTER TABLE "Project" ADD COLUMN "publishedAt" DATETIME;
