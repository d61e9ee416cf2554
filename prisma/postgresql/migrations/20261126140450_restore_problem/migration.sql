-- AlterTable
ALTER TABLE "LastBackup" ADD COLUMN     "restoreProblem" TEXT COLLATE "C";
