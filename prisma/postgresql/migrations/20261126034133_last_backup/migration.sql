-- CreateTable
CREATE TABLE "LastBackup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT COLLATE "C" NOT NULL,
    "deleted" TEXT COLLATE "C" NOT NULL DEFAULT '[]',

    CONSTRAINT "LastBackup_pkey" PRIMARY KEY ("id")
);
