import { generated } from "./text";

/**
 * A file for `/etc/nginx/conf.d`, for a machine of one's own; the three files it names lie beside each other in
 * `/etc/nginx/site`.
 *
 * @param folder where the published site lies on that machine
 */
export function nginxExample(folder: string): string {
  return `${generated}
# Copied, not linked: server_name and the certificate are the machine's own.

include /etc/nginx/site/http.conf;

server {
  listen 80 default_server;
  listen [::]:80 default_server;
  server_name _;
  root ${folder};

  # Needs the package libnginx-mod-http-brotli-static; without it this line goes, and gzip is sent.
  include /etc/nginx/site/brotli.conf;
  include /etc/nginx/site/server.conf;
}
`;
}
