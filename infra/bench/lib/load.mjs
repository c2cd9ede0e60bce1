import http from 'node:http';

const CONNECTIONS = 4;

/** A client that keeps its connections and repeats one request: a POST with a body, or a GET without one. */
export function client({ url, path, headers, body }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { hostname, port } = new URL(url);
  const content =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = {
    agent,
    hostname,
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...content },
  };

  /** Sends one request; resolves to the response text. Any status except 200 is an error. */
  const send = () =>
    new Promise((resolve, reject) => {
      const request = http.request(options, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${response.statusCode} ${text.slice(0, 500)}`));
        });
      });
      // Retries as browsers do if the server has just closed an idle connection.
      request.on('error', (error) =>
        request.reusedSocket && error.code === 'ECONNRESET' ? resolve(send()) : reject(error),
      );
      request.end(body);
    });

  /** Sends `count` requests over all connections concurrently. */
  const sendMany = async (count) => {
    let left = count;
    const worker = async () => {
      while (left-- > 0) await send();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };
  return { send, sendMany, close: () => agent.destroy() };
}
