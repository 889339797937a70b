# The service as an image. Three stages: build and pack with the tools of development, install the packed service with what runs it alone, and an image of that.
#   docker build -t metadata-service .
#   docker run --rm --read-only --tmpfs /tmp -p 8080:8080 -v metadata:/data metadata-service
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN mkdir /packed && npm pack --pack-destination /packed

FROM ${NODE_IMAGE} AS install
WORKDIR /opt/metadata-service
COPY --from=build /packed/ /packed/
COPY package-lock.json ./
RUN tar -xzf /packed/metadata-service-*.tgz --strip-components=1 \
  && npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && mkdir bin-path \
  && command="$(node -p "require('./package.json').bin['metadata-service']")" \
  && chmod 0755 "$command" \
  && ln -s "/opt/metadata-service/$command" bin-path/metadata-service
# A first start leaves the compiled form of the program, which the user of the image can read and not write.
RUN DATA_DIR=/tmp/first timeout --preserve-status 20 bin-path/metadata-service start \
  && rm -r /tmp/first \
  && chmod -R a+rX dist/compiled

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="metadata-service" \
  org.opencontainers.image.description="A metadata service that speaks DataHub's public interface" \
  org.opencontainers.image.licenses="Apache-2.0"
# The user has a fixed number, so that volumes and runAsUser can name it. /etc/metadata-service is where a file .env may be mounted.
RUN groupadd --gid 10001 metadata \
  && useradd --uid 10001 --gid metadata --home-dir /data --no-create-home --shell /usr/sbin/nologin metadata \
  && mkdir /data /etc/metadata-service \
  && chown metadata:metadata /data \
  && chmod 0700 /data
COPY --from=install /opt/metadata-service /opt/metadata-service
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data LOG_FORMAT=json PATH=/opt/metadata-service/bin-path:$PATH
WORKDIR /etc/metadata-service
USER 10001:10001
VOLUME ["/data"]
EXPOSE 8080
# The service takes SIGTERM itself and waits for its workers, so that no init is needed in front of it.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["metadata-service"]
CMD ["start"]
