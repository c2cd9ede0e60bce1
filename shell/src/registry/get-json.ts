import type { HostServices } from '../host/create-host';

/** Reads a path of the API that a manifest names. @throws Error for a path outside the API, and unless the response is 2xx */
export async function getJson(
  { expire }: Pick<HostServices, 'expire'>,
  url: string,
  signal: AbortSignal,
): Promise<unknown> {
  if (!url.startsWith('/api/v1/')) throw new Error(`${url} is not a path of the API`);
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  if (response.status === 401) expire();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
