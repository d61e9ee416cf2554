# The base of both stages. Another one needs Node 20.19 or newer, and npm while it builds.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
# Installs, builds, and leaves what starts by Node alone.
RUN node scripts/pack.mjs /packed \
  && mkdir /vitrine /data \
  && tar -xzf /packed/vitrine-*.tar.gz -C /vitrine --strip-components=1

FROM ${NODE_IMAGE}
COPY --from=build /vitrine /vitrine
# An empty volume takes over whom its folder belongs to.
COPY --from=build --chown=1000:1000 /data /data
WORKDIR /vitrine
USER 1000:1000
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REQUIRE_MOUNT=1
# glibc gives memory back that the server does not use any more: see docs/operating.md.
ENV MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
# No VOLUME: an unnamed one would take the place of a volume that was forgotten.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "scripts/check-health.mjs"]
CMD ["node", "--max-semi-space-size=4", "scripts/start.mjs"]
