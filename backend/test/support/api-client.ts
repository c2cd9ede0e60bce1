/** A response. `body` is the parsed JSON, or the text if it is not JSON. */
export interface ApiAnswer<T = any> {
  status: number;
  headers: Headers;
  body: T;
}

export interface ApiRequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser-like client: keeps cookies, sends `Origin` with state-changing requests. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();

  /** `origin` is the origin in the browser's address bar. */
  constructor(
    readonly baseUrl: string,
    readonly origin: string,
  ) {}

  get<T = any>(path: string, headers?: Record<string, string>): Promise<ApiAnswer<T>> {
    return this.request('GET', path, { headers });
  }

  post<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer<T>> {
    return this.request('POST', path, { body, headers });
  }

  put<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer<T>> {
    return this.request('PUT', path, { body, headers });
  }

  patch<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer<T>> {
    return this.request('PATCH', path, { body, headers });
  }

  /** Sends JSON, or a string, bytes or form unchanged. */
  async request<T = any>(
    method: string,
    path: string,
    { body, headers }: ApiRequestOptions = {},
  ): Promise<ApiAnswer<T>> {
    const response = await this.fetch(method, path, { body, headers });
    const text = await bodyOf(response);
    return {
      status: response.status,
      headers: response.headers,
      body: isJson(response) && text !== '' ? JSON.parse(text) : text,
    };
  }

  /** Response bytes, for documents; posts a body if there is one. */
  async download(path: string, body?: object): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const response = await this.fetch(body ? 'POST' : 'GET', path, { body });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** The unread response, for streams. */
  open(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.fetch('GET', path, { headers });
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private async fetch(method: string, path: string, { body, headers = {} }: ApiRequestOptions): Promise<Response> {
    const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const response = await fetch(new URL(path, this.baseUrl), {
      method,
      redirect: 'manual',
      body: raw
        ? (body as string | Uint8Array<ArrayBuffer> | FormData)
        : body === undefined
          ? undefined
          : JSON.stringify(body),
      headers: {
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size === 0
          ? {}
          : { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
    });
    this.keepCookies(response.headers.getSetCookie());
    return response;
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const expired = /expires=([^;]+)/i.exec(line)?.[1];
      if (value === '' || (expired !== undefined && new Date(expired) < new Date(0 + 1))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** A stream may never end, so it is cancelled immediately. */
async function bodyOf(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response.text();
  await response.body?.cancel();
  return '';
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '');
}
