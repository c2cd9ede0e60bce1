import type { CallRow, CarrierCallsRepository } from '../persistence/carrier-calls.sql.js';
import { OfferWait } from './offer-wait.js';

const quote = { companyId: 'cmp_1', quoteId: 'qte_1', revision: 1 };
const never = new AbortController().signal;
const LONG = 60_000;

/** A wait for one carrier that responds at the n-th look. */
function waitFor(respondsAt: number) {
  const asked = { looks: 0 };
  const ofRevision = (): Promise<CallRow[]> => {
    asked.looks += 1;
    return Promise.resolve([{ state: asked.looks < respondsAt ? 'asked' : 'offered' } as CallRow]);
  };
  return { wait: new OfferWait({ ofRevision } as unknown as CarrierCallsRepository), asked };
}

it('ends when every carrier has responded', async () => {
  const { wait, asked } = waitFor(2);
  await wait.until(quote, LONG, never);
  expect(asked.looks).toBe(2);
});

it('ends at the limit, without a look for a limit of zero', async () => {
  const { wait, asked } = waitFor(Infinity);
  await wait.until(quote, 0, never);
  expect(asked.looks).toBe(0);
  await wait.until(quote, 100, never);
  expect(asked.looks).toBe(1);
});

it('ends when the client is gone', async () => {
  const { wait, asked } = waitFor(Infinity);
  const client = new AbortController();
  const waiting = wait.until(quote, LONG, client.signal);
  client.abort();
  await waiting;
  expect(asked.looks).toBe(1);
});

it('lets ten calls of a company wait at once, and others of other companies', async () => {
  const { wait, asked } = waitFor(Infinity);
  const client = new AbortController();
  const waiting = Array.from({ length: 10 }, () => wait.until(quote, LONG, client.signal));
  await wait.until(quote, LONG, client.signal);
  expect(asked.looks).toBe(10);
  waiting.push(wait.until({ ...quote, companyId: 'cmp_2' }, LONG, client.signal));
  expect(asked.looks).toBe(11);
  client.abort();
  await Promise.all(waiting);
  await wait.until(quote, 100, never);
  expect(asked.looks).toBe(12);
});
