-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN "restoredAt" DATETIME;
ALTER TABLE "LastBackup" ADD COLUMN "restoredFrom" DATETIME;
