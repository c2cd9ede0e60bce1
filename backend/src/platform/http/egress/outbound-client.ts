import { isIP } from 'node:net';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Agent, buildConnector } from 'undici';
import { OutboundCallFailed } from './bounded-fetch.js';
import { type EgressRules, isPublic } from './egress-rules.js';
import { forbiddenAddress, isForbiddenAddress, permittedLookup } from './permitted-lookup.js';

const CONNECT_TIMEOUT_MS = 5_000;
/** Connections per host; further calls wait for one until their timeout. */
const CONNECTIONS = 20;

type Connect = ReturnType<typeof buildConnector>;

/** A call to a user-entered URL. */
export interface OutboundRequest {
  /** Default: POST. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** Of the response body. */
  maxBytes: number;
  /** What to do with a larger body: fail the call (default) or truncate the body. */
  tooLarge?: 'fail' | 'cut';
}

/** A response whose body has been read completely. */
export interface OutboundResponse<Body = string> {
  status: number;
  /** Empty if the response has none. */
  contentType: string;
  body: Body;
  /** Header `Retry-After`; empty if the response has none. */
  retryAfter: string;
  /** From a private address, which only the operator can allow: users who entered the URL must not see the body. */
  isPrivate: boolean;
}

/**
 * Calls user-entered URLs under one set of rules. Connections are pooled, so callers with different rules need separate clients. The resolved
 * address is checked when the connection is made, so DNS rebinding has no effect. Certificates are verified; redirects are returned, not
 * followed.
 */
export class OutboundClient implements OnApplicationShutdown {
  private readonly connectors = new Map<string, Connect>();
  /** `host:port` of servers that have resolved to a private address; entries are kept even if the address changes. */
  private readonly privateServers = new Set<string>();
  private readonly agent = new Agent({
    connections: CONNECTIONS,
    connect: (options, callback) => {
      const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0) this.note(host, port, [host]);
      if (isForbiddenAddress(this.rules, host, port)) callback(forbiddenAddress(), null);
      else this.connectorOf(port)(options, callback);
    },
  });

  constructor(private readonly rules: EgressRules) {}

  /** Sends the request and reads the whole response as text. @throws OutboundCallFailed */
  async send(request: OutboundRequest): Promise<OutboundResponse> {
    const answer = await this.sendForBytes(request);
    return { ...answer, body: answer.body.toString('utf8') };
  }

  /** Like `send`, for a file. @throws OutboundCallFailed */
  async sendForBytes({
    method = 'POST',
    url,
    headers,
    body,
    signal,
    maxBytes,
    tooLarge = 'fail',
  }: OutboundRequest): Promise<OutboundResponse<Buffer>> {
    try {
      const answer = await this.agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers,
        body,
        signal,
      });
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
        chunks.push(chunk.subarray(0, maxBytes - size));
        size += chunk.length;
        if (size <= maxBytes) continue;
        if (tooLarge === 'cut') break;
        throw new OutboundCallFailed('too-large');
      }
      return {
        status: answer.statusCode,
        contentType: String(answer.headers['content-type'] ?? ''),
        body: Buffer.concat(chunks),
        retryAfter: String(answer.headers['retry-after'] ?? ''),
        isPrivate: this.privateServers.has(serverOf(url)),
      };
    } catch (error) {
      if (error instanceof OutboundCallFailed) throw error;
      throw new OutboundCallFailed(signal.aborted ? 'timeout' : 'unreachable', { cause: error });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }

  private note(host: string, port: number, addresses: readonly string[]): void {
    if (!addresses.every(isPublic)) this.privateServers.add(`${host}:${port}`);
  }

  private connectorOf(port: number): Connect {
    const key = String(port);
    const known = this.connectors.get(key);
    if (known) return known;
    const connector = buildConnector({
      timeout: CONNECT_TIMEOUT_MS,
      lookup: permittedLookup(this.rules, port, (host, addresses) => this.note(host, port, addresses)),
    });
    this.connectors.set(key, connector);
    return connector;
  }
}

/** As `hostname:port`; IPv6 addresses without brackets. */
function serverOf({ protocol, hostname, port }: URL): string {
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
