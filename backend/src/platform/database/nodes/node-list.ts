import { connect, type Socket } from 'node:net';
import type { Connection } from 'mysql2';
import type { Host } from './database-address.js';

const KEEP_ALIVE_MS = 5_000;

/** What the driver gives to its option `stream`. */
interface NewConnection {
  config: object;
}

/** The nodes that connections may use. All new connections go to the current one; one that fails is followed by the next. */
export class NodeList {
  private position = 0;
  private readonly used = new WeakMap<object, Host>();

  constructor(private readonly hosts: readonly [Host, ...Host[]]) {}

  get size(): number {
    return this.hosts.length;
  }

  get current(): Host {
    return this.hosts[this.position] as Host;
  }

  /** The node of a connection. */
  of(connection: Connection): Host {
    return this.used.get(connection.config) ?? this.current;
  }

  /** Moves on to the next node, if this one is current. */
  failed(host: Host): void {
    if (host === this.current) this.position = (this.position + 1) % this.size;
  }

  /** Opens the socket of a new connection. The driver compares the server's certificate with the host of its configuration. */
  readonly connect = ({ config }: NewConnection): Socket => {
    const host = this.current;
    this.used.set(config, host);
    Object.assign(config, host);
    return connect(host).setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_MS);
  };
}
