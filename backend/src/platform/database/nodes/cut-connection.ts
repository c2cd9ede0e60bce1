import type { Socket } from 'node:net';
import type { Connection } from 'mysql2';

interface WithStream {
  stream: Socket;
}

/** Closes the connection without waiting for the server, which may be unreachable. */
export function cutConnection(connection: Connection): void {
  connection.destroy();
  (connection as Connection & WithStream).stream.destroy();
}

/** Closes the connection, and fails the statements that wait on it, as if the server had closed it. */
export function failConnection(connection: Connection): void {
  const lost = Object.assign(
    new Error('The connection was closed, because its node does not answer or must not be used.'),
    {
      code: 'PROTOCOL_CONNECTION_LOST',
      fatal: true,
    },
  );
  (connection as Connection & WithStream).stream.destroy(lost);
}
