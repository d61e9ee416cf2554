-- JPEGs of inks with a profile had wrong colours: whether a picture is one is found out again.
UPDATE "MediaAsset" SET "hasDeclaredColours" = NULL
WHERE "hasDeclaredColours" = FALSE AND ("path" LIKE '%.jpg' OR "path" LIKE '%.jpeg');
