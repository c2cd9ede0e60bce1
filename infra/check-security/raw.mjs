import { once } from 'node:events';
import net from 'node:net';

/**
 * Sends a request line and headers as they are, which no HTTP client would, to a port of this machine: {status, headers, text}; status 0 for
 * no response. Header names are lowercase.
 */
export async function raw(port, requestLine, ...headers) {
  const socket = net.connect(port, '127.0.0.1');
  socket.write([requestLine, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => (answer += part));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  const [head, ...body] = answer.split('\r\n\r\n');
  const [statusLine, ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => [line.split(':')[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(pairs),
    text: body.join('\r\n\r\n'),
  };
}
