import http from 'node:http';

/**
 * One browser or program that talks to the product. Requests go to the API processes in turn, each with the public host,
 * and cookies are kept. Answers are {status, headers, text, json}; `json` is undefined when the body is not JSON.
 */
export class Client {
  #cookies = new Map();
  #turn = 0;

  /** `processes` are {port}; `publicUrl` is what a browser has in its address bar. */
  constructor(processes, publicUrl, { cookie, headers = {} } = {}) {
    this.processes = processes;
    this.publicUrl = new URL(publicUrl);
    this.headers = headers;
    for (const part of cookie?.split('; ') ?? []) this.#cookies.set(part.split('=')[0], part);
  }

  get cookie() {
    return [...this.#cookies.values()].join('; ');
  }

  get(path, headers) {
    return this.ask('GET', path, undefined, headers);
  }

  post(path, body = {}, headers) {
    return this.ask('POST', path, body, headers);
  }

  put(path, body, headers) {
    return this.ask('PUT', path, body, headers);
  }

  patch(path, body, headers) {
    return this.ask('PATCH', path, body, headers);
  }

  delete(path, body, headers) {
    return this.ask('DELETE', path, body, headers);
  }

  /** Sends a body as JSON; a Buffer or string is sent as it is. `at` chooses a process. */
  ask(method, path, body, { at, ...headers } = {}) {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = body === undefined ? undefined : raw ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
    const { port } = this.processes[at ?? (this.#turn += 1) % this.processes.length];
    const sent = {
      host: this.publicUrl.host,
      ...(method === 'GET' ? {} : { origin: this.publicUrl.origin }),
      ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
      ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
      ...this.headers,
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path, headers: sent, agent: false, timeout: 60_000 };
      const request = http.request(options, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve(this.#read(response, Buffer.concat(chunks))));
      });
      request.on('timeout', () => request.destroy(new Error(`${method} ${path} was not answered within a minute.`)));
      request.on('error', reject);
      request.end(bytes);
    });
  }

  #read(response, bytes) {
    for (const line of response.headers['set-cookie'] ?? []) {
      const pair = line.split(';')[0];
      const [name, value] = pair.split('=');
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, pair);
    }
    const text = bytes.toString('utf8');
    return { status: response.statusCode, headers: response.headers, bytes, text, json: parsed(text) };
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
