import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';

const CERTIFICATE_DAYS = 30;

/** A certificate for localhost that it signed itself: {certificate, key, pem}, all files. */
export async function makeCertificate(folder) {
  const [certificate, key, pem] = ['fullchain.pem', 'privkey.pem', 'lading.pem'].map((name) => path.join(folder, name));
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-addext', names];
  const files = ['-days', String(CERTIFICATE_DAYS), '-keyout', key, '-out', certificate];
  const { code, output } = await run('openssl', [...args, ...files]);
  if (code !== 0) throw new Failure('openssl made no certificate: see its output above.', output);
  fs.writeFileSync(pem, fs.readFileSync(certificate, 'utf8') + fs.readFileSync(key, 'utf8'), { mode: 0o600 });
  return { certificate, key, pem };
}

/**
 * Writes the configuration of nginx from infra/nginx, with the addresses of this machine, and limits of a session that `limitFactor` multiplies.
 * Returns its arguments.
 */
export function nginxArguments(folder, { ports, apiPorts, monitoringPort, tls, limitFactor = 1 }) {
  const site = replaced(read('infra/nginx/lading.conf'), [
    [/^ *listen \[::\].*\n/gm, ''],
    [/rate=20r\/s/, `rate=${20 * limitFactor}r/s`],
    [/listen 80;/, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 /, `listen 127.0.0.1:${ports.https} `],
    [/\/etc\/lading\/tls\/fullchain\.pem/, tls.certificate],
    [/\/etc\/lading\/tls\/privkey\.pem/, tls.key],
  ]);
  const api = /^( *server )127\.0\.0\.1:3000( .*)\n.*127\.0\.0\.1:3010 .*$/gm;
  const upstreams = replaced(read('infra/nginx/upstreams.conf'), [
    [api, (_, start, rest) => apiPorts.map((port) => `${start}127.0.0.1:${port}${rest}`).join('\n')],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${monitoringPort}`],
  ]);
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(path.join(folder, 'lading.conf'), site);
  fs.writeFileSync(path.join(folder, 'upstreams.conf'), upstreams);
  fs.writeFileSync(main, nginxMain(folder));
  return ['-p', folder, '-c', main, '-e', path.join(folder, 'error.log')];
}

/** What Debian's nginx.conf has around conf.d, in a folder of its own and in the foreground. */
function nginxMain(folder) {
  const user = process.getuid() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `${user}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${folders}
  access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  include ${folder}/upstreams.conf;
  include ${folder}/lading.conf;
}
`;
}

/** Like `nginxArguments`, from infra/haproxy without its database part. */
export function haproxyArguments(folder, { ports, apiPorts, monitoringPort, tls, limitFactor = 1 }) {
  const config = replaced(read('infra/haproxy/haproxy.cfg'), [
    [/^ *(user|group) .*\n/gm, ''],
    // Twice as many files, which is more than an ordinary user may open.
    [/maxconn 20000/, 'maxconn 4000'],
    [/bind :80\n/, `bind 127.0.0.1:${ports.http}\n`],
    [/bind :443 ssl crt \S+/, `bind 127.0.0.1:${ports.https} ssl crt ${tls.pem}`],
    [
      /(^ *server api\d [\d.:]+ (check|track).*\n)+/gm,
      (_, __, kind) => apiPorts.map((port, n) => haproxyServer(n + 1, port, kind)).join(''),
    ],
    [/gt 50 /, `gt ${50 * limitFactor} `],
    [/10\.0\.0\.11:3001/, `127.0.0.1:${monitoringPort}`],
    [/\n#[^\n]*\n#[^\n]*\nlisten database[\s\S]*$/, '\n'],
  ]);
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, config);
  return ['-db', '-f', file];
}

const haproxyServer = (number, port, kind) =>
  `    server api${number} 127.0.0.1:${port} ${kind === 'track' ? `track lading/api${number}` : 'check'}\n`;

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

function replaced(text, replacements) {
  let result = text;
  for (const [pattern, by] of replacements) {
    if (result.search(pattern) < 0) throw new Failure(`The proxy's configuration has nothing like ${pattern}.`);
    result = result.replace(pattern, by);
  }
  return result;
}
