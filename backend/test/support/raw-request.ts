import { once } from 'node:events';
import { connect } from 'node:net';

/** Raw response on a separate connection; status 0 without a response. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends lines unchanged that HTTP clients would not send: a target in another form, a duplicate header. Resolves after the server has closed the
 * connection.
 */
export async function rawRequest(url: string, requestLine: string, headers: readonly string[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write([requestLine, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(socket, 'close');
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line): [string, string] => [
    line.split(':')[0] ?? '',
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers: new Headers(pairs), text: body.join('\r\n\r\n') };
}
