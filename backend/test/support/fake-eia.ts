import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A week as the EIA's API returns it; newer answers have the value as text, older ones as a number. */
export interface EiaWeek {
  period: string;
  series: string;
  value: string | number | null;
}

export interface FakeEia {
  url: string;
  /** Weeks to return; tests change them. */
  weeks: EiaWeek[];
  /** Overrides the response. */
  answer?: { status: number; body: string };
  /** Query strings of the requests. */
  queries: URLSearchParams[];
  close(): Promise<void>;
}

/** Server that answers `/v2/petroleum/pri/gnd/data/` as the EIA documents it: 403 without the key, only the requested series and weeks, newest first. */
export async function startFakeEia(key: string): Promise<FakeEia> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://eia');
    eia.queries.push(searchParams);
    const { status, body } = eia.answer ?? answerTo(pathname, searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const answerTo = (pathname: string, query: URLSearchParams): { status: number; body: string } => {
    if (pathname !== '/v2/petroleum/pri/gnd/data/') return problem(404, 'NOT_FOUND');
    if (query.get('api_key') !== key) return problem(403, 'API_KEY_INVALID');
    if (query.get('frequency') !== 'weekly' || query.get('data[0]') !== 'value') return problem(400, 'BAD_REQUEST');
    const data = eia.weeks
      .filter(
        ({ series, period }) => query.getAll('facets[series][]').includes(series) && period >= query.get('start')!,
      )
      .sort((left, right) => (left.period < right.period ? 1 : -1))
      .map((week) => ({ ...week, product: 'EPD2D', process: 'PTE', units: '$/GAL' }));
    return {
      status: 200,
      body: JSON.stringify({ response: { total: String(data.length), frequency: 'weekly', data } }),
    };
  };
  const eia: FakeEia = {
    url: '',
    weeks: [],
    queries: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  eia.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return eia;
}

const problem = (status: number, code: string) => ({ status, body: JSON.stringify({ error: { code } }) });
