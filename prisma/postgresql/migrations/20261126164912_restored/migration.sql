-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN     "restoredAt" TIMESTAMP(3),
ADD COLUMN     "restoredFrom" TIMESTAMP(3);
