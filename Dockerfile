# Images are pinned by exact tag, not by digest; docs/house.md says how to pin them further.
# One process of a house: pages, API and sockets on port 1855, health and metrics on 1856 inside only.
FROM node:24.11.1-bookworm-slim AS built
WORKDIR /house
COPY . .
RUN npm ci --ignore-scripts && node scripts/build.mjs web house sbom
RUN npm ci --ignore-scripts --omit=dev --workspace @claim-it/server

FROM node:24.11.1-bookworm-slim
WORKDIR /house
ENV NODE_ENV=production CLAIM_IT_DATA=/data
COPY --from=built /house/node_modules node_modules
COPY --from=built /house/apps/server/package.json apps/server/package.json
COPY --from=built /house/apps/server/dist apps/server/dist
COPY --from=built /house/apps/web/dist/site apps/server/dist/site
COPY --from=built /house/dist/sbom.json sbom.json
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 1855
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1856/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/server/dist/house.js", "--host", "0.0.0.0", "--port", "1855", "--watch-port", "1856"]
