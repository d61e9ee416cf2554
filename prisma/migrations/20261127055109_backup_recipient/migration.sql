-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN "recipient" TEXT;
