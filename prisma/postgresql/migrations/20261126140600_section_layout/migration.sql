-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "sectionLayout" TEXT NOT NULL DEFAULT '[]';
