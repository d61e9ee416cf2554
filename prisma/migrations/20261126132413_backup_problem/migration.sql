-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN "problem" TEXT;
