-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "sectionLayout" TEXT COLLATE "C" NOT NULL DEFAULT '[]';
