# syntax=docker/dockerfile:1

# Builds the service and puts what it needs at run time, and no more, into /app.
FROM node:26-bookworm-slim AS build
# binutils: strip takes the symbols off the Node that goes along.
RUN apt-get update && apt-get install -y --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY scripts/slim-modules.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build
RUN node scripts/package.mjs /app
RUN cp node_modules/node/bin/node /node && strip --strip-all /node
RUN mkdir -p /data

# glibc, certificates and time zones; no shell, no package manager. User 65532 is its "nonroot".
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /app
USER 65532:65532
# Everything but /data may be read-only; compiled code is kept in memory only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_DISABLE_COMPILE_CACHE=1
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "/app/bin/toolrack.js"]
CMD ["serve"]
