const DEFAULT_PORT = 3306;

export interface Host {
  host: string;
  port: number;
}

/** A parsed database URL. */
export interface DatabaseAddress {
  /** One, or the nodes of a cluster. */
  hosts: readonly [Host, ...Host[]];
  socketPath?: string;
  username: string;
  password: string;
  database: string;
}

/** Parses `mysql://user:password@host:port,host:port/database` with any number of hosts. @throws TypeError if a part of it is no URL */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(text) ?? [];
  const urls = hosts.split(',').map((host) => new URL(`${before}${host}${after}`));
  const [first, ...others] = urls as [URL, ...URL[]];
  return {
    hosts: [hostOf(first), ...others.map(hostOf)],
    socketPath: first.searchParams.get('socketPath') ?? undefined,
    username: decodeURIComponent(first.username),
    password: decodeURIComponent(first.password),
    database: decodeURIComponent(first.pathname.slice(1)),
  };
}

/** The same database on other hosts, `host:port` separated by commas: the name and the URL of each. */
export function replicaUrls(databaseUrl: string, hosts: string): { name: string; url: string }[] {
  const [, before = '', path = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)[^/?#]*([^?]*)/.exec(databaseUrl) ?? [];
  return hosts === '' ? [] : hosts.split(',').map((name) => ({ name, url: `${before}${name}${path}` }));
}

const hostOf = ({ hostname, port }: URL): Host => ({
  host: hostname.replace(/^\[(.*)\]$/, '$1'),
  port: Number(port || DEFAULT_PORT),
});
