-- CreateTable
CREATE TABLE "SiteRobots" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "allowsSearch" BOOLEAN NOT NULL DEFAULT true,
    "allowsTraining" BOOLEAN NOT NULL DEFAULT true,
    "allowsPreviews" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteRobots_pkey" PRIMARY KEY ("id")
);
