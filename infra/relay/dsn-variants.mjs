/**
 * DSNs that look like the allowed one or lead to the sink: {what, dsn}. The allowed one is http://abc123@127.0.0.1:<ingest>/42.
 * Every host form is one that some parser takes for this machine.
 */
export function foreignDsns(ingestPort, sinkPort) {
  const ingest = `127.0.0.1:${ingestPort}`;
  const sink = `127.0.0.1:${sinkPort}`;
  const hosts = [
    '127.0.0.1',
    'localhost',
    'localhost.',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '127.000.000.001',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:0:0:1]',
    '１２７.0.0.1',
    '127。0。0。1',
    'LOCALHOST',
  ];
  const authorities = [
    `abc123@${ingest}@${sink}`,
    `abc123:${ingest}@${sink}`,
    `${ingest}@${sink}`,
    `abc123@${sink}#@${ingest}`,
    `abc123@${sink}?@${ingest}`,
    `abc123@${sink}\\@${ingest}`,
    `abc123@${sink}/@${ingest}`,
    `abc123%40${ingest}@${sink}`,
    `abc123@${sink};@${ingest}`,
    `abc123@${sink}\t@${ingest}`,
    `abc123@${sink}\n@${ingest}`,
  ];
  const paths = [
    '/42/',
    '//42',
    '/42/../42',
    '/./42',
    '/%34%32',
    '/43',
    '/4',
    '/420',
    '/42?x=1',
    '/42#x',
    '/42/../../admin',
    '/../42',
    '/42/..%2f..%2fadmin',
    '/42\\..\\admin',
    '/42\r\nX-Injected: 1',
    '/42 HTTP/1.1',
    '',
  ];
  return [
    ...hosts.map((host) => ({ what: `host ${host}`, dsn: `http://abc123@${host}:${sinkPort}/42` })),
    ...authorities.map((authority) => ({ what: `authority ${authority}`, dsn: `http://${authority}/42` })),
    ...['https', 'HTTP', 'ftp', 'file', 'gopher', 'unix', ''].map((scheme) => ({
      what: `scheme ${scheme}`,
      dsn: `${scheme}://abc123@${sink}/42`,
    })),
    ...paths.map((path) => ({ what: `path ${path}`, dsn: `http://abc123@${ingest}${path}` })),
    ...['abc124', 'ABC123', 'abc123:secret', 'abc12', ''].map((key) => ({
      what: `key ${key}`,
      dsn: `http://${key}@${ingest}/42`,
    })),
    ...['localhost', '[::1]', '127.0.0.1.', '2130706433'].map((host) => ({
      what: `the ingest as ${host}`,
      dsn: `http://abc123@${host}:${ingestPort}/42`,
    })),
    ...[' ', '\t', '\n', '\0', '\ufeff'].flatMap((blank) =>
      [`${blank}http://abc123@${ingest}/42`, `http://abc123@${ingest}/42${blank}`].map((dsn) => ({
        what: `blank ${JSON.stringify(blank)}`,
        dsn,
      })),
    ),
  ];
}

/** Requests that name the sink elsewhere than in the DSN: {what, headers, path, firstLine}. The allowed DSN may be among them. */
export function otherTargets(dsn, sinkPort) {
  const sink = `http://abc123@127.0.0.1:${sinkPort}/42`;
  const firstLine = JSON.stringify({ dsn });
  return [
    { what: 'Host header', headers: { host: `127.0.0.1:${sinkPort}` }, firstLine },
    { what: 'X-Forwarded-Host header', headers: { 'x-forwarded-host': `127.0.0.1:${sinkPort}` }, firstLine },
    {
      what: 'X-Sentry-Auth header',
      headers: { 'x-sentry-auth': `Sentry sentry_key=abc123, sentry_host=127.0.0.1:${sinkPort}` },
      firstLine,
    },
    { what: 'address with a host', path: `http://127.0.0.1:${sinkPort}/monitoring`, firstLine },
    { what: 'query', path: `/monitoring?o=${sinkPort}&p=42&dsn=${encodeURIComponent(sink)}`, firstLine },
    { what: 'second DSN first', firstLine: `{"dsn":${JSON.stringify(sink)},"dsn":${JSON.stringify(dsn)}}` },
    { what: 'second DSN last', firstLine: `{"dsn":${JSON.stringify(dsn)},"dsn":${JSON.stringify(sink)}}` },
    { what: 'DSN in a list', firstLine: JSON.stringify({ dsn: [dsn, sink] }) },
    { what: 'DSN of the prototype', firstLine: `{"__proto__":{"dsn":${JSON.stringify(sink)}}}` },
    { what: 'DSN in the item', firstLine: `${firstLine}\n${JSON.stringify({ type: 'event', dsn: sink })}` },
  ];
}
