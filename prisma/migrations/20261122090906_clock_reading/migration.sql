-- CreateTable
CREATE TABLE "ClockReading" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "readAt" DATETIME NOT NULL,
    "doubtedUntil" DATETIME
);
