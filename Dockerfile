# Two stages: everything is built in the first, the second holds only what runs.
# Not built here, for want of Docker: its steps were run one by one in a plain folder instead (docs/operate/install.md).
#   docker build -t glossa . && docker run -p 3000:3000 -v glossa:/data glossa
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-audit --no-fund --loglevel=error && node scripts/build.mjs
# What the server needs and nothing else: no test tools, no packages of the pages, which are built already.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules .stamps \
  && npm install --no-audit --no-fund --loglevel=error --omit=dev -w @glossa/api -w @glossa/contracts -w @glossa/engine

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/api ./apps/api
COPY --from=build /app/apps/web/dist ./apps/web/dist
COPY --from=build /app/apps/chat/dist ./apps/chat/dist
COPY --from=build /app/docs/.vitepress/dist ./docs/.vitepress/dist
COPY --from=build /app/scripts/resolve-once.mjs ./scripts/resolve-once.mjs
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The embedded database stops with the server, which gives open requests up to 20 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/resolve-once.mjs", "--max-semi-space-size=4", "--heap-growing-percent=30", "--max-old-space-size=1024", "apps/api/src/main.ts"]
