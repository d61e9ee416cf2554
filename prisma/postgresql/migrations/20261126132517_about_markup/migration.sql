-- AlterTable
ALTER TABLE "AboutContent" ADD COLUMN     "mainParagraphMarkup" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "personalLifeMarkup" INTEGER NOT NULL DEFAULT 0;
