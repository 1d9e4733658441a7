import { publicFolder } from "../../published-folder";
import { generated } from "./text";

/** The port that the container listens on: a program without rights may not take one below 1024. */
const containerPort = 8080;

/** The folder of the site in the container. */
const folder = "/srv/site";

/** The whole configuration of nginx in the container, which writes to `/tmp` alone. */
export const containerNginx = `${generated}

pid /tmp/nginx.pid;
error_log stderr warn;
worker_processes auto;
include /etc/nginx/modules-enabled/*.conf;

events {
  worker_connections 4096;
}

http {
  # Who asked for what is written down, if at all, by what stands in front, which knows the visitor's address.
  access_log off;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/site/http.conf;
  server {
    listen ${containerPort};
    root ${folder};
    include /etc/nginx/site/brotli.conf;
    include /etc/nginx/site/server.conf;
  }
}
`;

/** The instructions that make an image of the built site, from the project's folder. */
export const containerfile = `${generated}
#   podman build --file deploy/Containerfile --tag council-site .
#   podman run --read-only --tmpfs /tmp --cap-drop all --publish 8080:${containerPort} council-site
FROM docker.io/library/debian:bookworm-slim
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
 && rm --recursive --force /var/lib/apt/lists/* /etc/nginx/sites-enabled/*
COPY deploy/nginx /etc/nginx/site
COPY ${publicFolder} ${folder}
USER www-data
EXPOSE ${containerPort}
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "/etc/nginx/site/container.conf", "-e", "stderr", "-g", "daemon off;"]
`;
