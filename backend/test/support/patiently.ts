import { setTimeout as delay } from 'node:timers/promises';
import type { ApiAnswer } from './api-client.js';

/** Sends like a client: repeats the same request while the server is too busy, after the time that it asks for. */
export async function patiently(send: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  let answer = await send();
  for (; answer.status === 503; answer = await send()) {
    expect(answer.headers.get('retry-after')).toBe('1');
    await delay(1_000);
  }
  return answer;
}
