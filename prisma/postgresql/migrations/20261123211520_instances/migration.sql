-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT COLLATE "C" NOT NULL,
    "holder" TEXT COLLATE "C" NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "AttemptCount" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "AttemptCount_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "InstanceTerms" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "fingerprint" TEXT COLLATE "C" NOT NULL,
    "storage" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "InstanceTerms_pkey" PRIMARY KEY ("id")
);
