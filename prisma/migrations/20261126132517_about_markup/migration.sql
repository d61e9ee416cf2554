-- AlterTable
ALTER TABLE "AboutContent" ADD COLUMN "mainParagraphMarkup" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "AboutContent" ADD COLUMN "personalLifeMarkup" INTEGER NOT NULL DEFAULT 0;
