import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ServerConfig } from '../../../config/config.js';
import { DomainError } from '../problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Probes and scrapers request these by the IP address of the process. They contain no company data. */
const ASKED_BY_ADDRESS = new Set(['/health/live', '/health/ready', '/metrics']);
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Host name or address with an optional port; anything else, such as user information, is not valid in a Host header. */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Answers 421 unless the Host is that of PUBLIC_URL, one of ALLOWED_HOSTS, or a loopback name with the port of the connection: a foreign name
 * that resolves to this process (DNS rebinding) would make its pages same-origin. Answers 400 to more than one Host header, because a proxy and
 * this process could read different ones.
 */
export function publicHostOnly({ publicUrl, allowedHosts }: ServerConfig): RequestHandler {
  const allowed = new Set([publicUrl.host, ...allowedHosts].map((host) => canonical(host, publicUrl.protocol)));
  const isKnown = (host: string | undefined, port: number | undefined): boolean =>
    host !== undefined && (allowed.has(host) || isLoopback(host, port));
  return (request, _response, next) => {
    if (ASKED_BY_ADDRESS.has(request.path)) return next();
    if (hostHeaders(request) > 1)
      return next(new DomainError('BAD_REQUEST', 400, msg`The request has more than one host.`));
    const hosts = [request.headers.host ?? '', ...hostOfTarget(request)];
    const port = request.socket.localPort;
    // Clients usually send the canonical form, which needs no parsing.
    if (hosts.every((host) => isKnown(host, port) || isKnown(canonical(host, publicUrl.protocol), port))) next();
    else next(new DomainError('HOST_UNKNOWN', 421, msg`This server does not serve the requested host.`));
  };
}

/** True for a loopback name with this port. A page has this origin only if it was loaded from there. */
export function isLoopback(host: string, port: number | undefined): boolean {
  return LOOPBACK_NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/** As URLs write it: lower case, no default port. */
function canonical(host: string, protocol: string): string | undefined {
  return HOST.test(host) ? URL.parse(`${protocol}//${host}`)?.host : undefined;
}

/** Node keeps the first of several Host headers and drops the others. */
function hostHeaders({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** A request target in absolute form contains a host, which takes precedence over the header (RFC 9112, section 3.2.2). */
function hostOfTarget({ url = '' }: IncomingMessage): string[] {
  if (url.startsWith('/') || url === '*') return [];
  return [URL.parse(url)?.host ?? ''];
}
