-- CreateTable
CREATE TABLE "VisitCount" (
    "day" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("day", "measure", "page", "name")
);

-- CreateTable
CREATE TABLE "VisitorDay" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "day" TEXT NOT NULL,
    "salt" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "CountedVisitor" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "day" TEXT NOT NULL
);

-- AlterTable
ALTER TABLE "SiteAnalytics" ADD COLUMN "countsVisits" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "CountedVisitor_day_idx" ON "CountedVisitor"("day");
