# The base image of both stages. Another base needs Node 20.19 or newer, and npm for the build.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
# Installs, builds, and writes an archive that needs only Node to start.
RUN node scripts/pack.mjs /packed \
  && mkdir /vitrine /data \
  && tar -xzf /packed/vitrine-*.tar.gz -C /vitrine --strip-components=1

FROM ${NODE_IMAGE}
COPY --from=build /vitrine /vitrine
# An empty volume gets the owner of the folder on which it is mounted.
COPY --from=build --chown=1000:1000 /data /data
WORKDIR /vitrine
USER 1000:1000
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REQUIRE_MOUNT=1
# Makes glibc return memory that the server does not use any more: see docs/operating.md.
ENV MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
# No VOLUME: where the operator forgot to mount a volume, an anonymous volume would take its place.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "scripts/check-health.mjs"]
CMD ["node", "--max-semi-space-size=4", "scripts/start.mjs"]
