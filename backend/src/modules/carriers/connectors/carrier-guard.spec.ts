import { TestClock } from '../../../../test/support/test-clock.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import type { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import type { CarrierAuthorization } from '../connections/carrier-authorization.js';
import type { ConnectionHealth } from '../connections/persistence/connection-health.sql.js';
import type { ConnectionRow, ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CarrierGuard, CONNECTION_GONE } from './carrier-guard.js';
import type { DeclineReason } from './connector.js';

type Answer = 'offer' | DeclineReason;

const TIMEOUT: DeclineReason = { code: 'CARRIER_TIMEOUT', message: 'Acme Freight did not respond within 5 seconds.' };
const REFUSED: DeclineReason = { code: 'CARRIER_REFUSED', message: 'Acme Freight does not serve this lane.' };
const CONNECTION = {
  companyId: 'cmp_1',
  id: 'con_1',
  endpoint: 'https://acme.example/rates',
  enabled: true,
  timeoutMs: 5_000,
  carrier: { name: 'Acme Freight' },
} as ConnectionRow;

/** A guard of one connection, with the calls, health notes and published events. */
function guardOf(
  connection: ConnectionRow | null = CONNECTION,
  authorize: (options: { renew?: boolean }) => ReturnType<CarrierAuthorization['of']> = () =>
    Promise.resolve({ headers: {}, isRenewable: false }),
) {
  const clock = new TestClock();
  const calls: string[] = [];
  const health: [state: string, error: string | null][] = [];
  const published: string[] = [];
  const guard = new CarrierGuard(
    { find: () => Promise.resolve(connection) } as Partial<ConnectionsRepository> as ConnectionsRepository,
    {
      note: (_company, _id, { state, error }) => Promise.resolve(void health.push([state, error])),
    } as Partial<ConnectionHealth> as ConnectionHealth,
    {
      of: (_connection, _endpoint, _signal, options = {}) => authorize(options),
    } as Partial<CarrierAuthorization> as CarrierAuthorization,
    { publish: (_tx, { kind }) => Promise.resolve(void published.push(kind)) } as Partial<DomainEvents> as DomainEvents,
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    clock,
  );
  const call = (answer: Answer, signal = new AbortController().signal): Promise<Answer> =>
    guard.call<Answer>('cmp_1', 'con_1', signal, {
      run: ({ endpoint }) => Promise.resolve(void calls.push(endpoint.href)).then(() => answer),
      faultOf: (response) => (response === 'offer' ? null : response),
    });
  return { guard, call, clock, calls, health, published };
}

describe('CarrierGuard', () => {
  it.each([
    ['does not exist', null],
    ['is disabled', { ...CONNECTION, enabled: false }],
    ['has no endpoint', { ...CONNECTION, endpoint: null }],
  ])('does not call a connection that %s', async (_, connection) => {
    const { call, calls } = guardOf(connection as ConnectionRow | null);
    expect(await call('offer')).toBe(CONNECTION_GONE);
    expect(calls).toEqual([]);
  });

  it('pauses calls for 30 seconds after five consecutive faults, and notifies the company', async () => {
    const { call, calls, clock, published, health } = guardOf();
    for (let i = 0; i < 4; i += 1) await call(TIMEOUT);
    expect(published).toEqual([]);
    expect(await call(TIMEOUT)).toBe(TIMEOUT);
    expect(published).toEqual(['connection.failing']);
    expect(health.at(-1)).toEqual(['failing', `${TIMEOUT.code}: ${TIMEOUT.message}`]);

    clock.advance(29_999);
    expect(await call('offer')).toMatchObject({ code: 'CARRIER_UNAVAILABLE' });
    expect(calls).toHaveLength(5);
    clock.advance(1);
    expect(await call('offer')).toBe('offer');
    expect(health.at(-1)).toEqual(['up', null]);
  });

  it('does not count declines as faults', async () => {
    const { call, calls, health } = guardOf();
    for (let i = 0; i < 6; i += 1) expect(await call(REFUSED)).toBe(REFUSED);
    expect(calls).toHaveLength(6);
    expect(health.every(([state]) => state === 'up')).toBe(true);
  });

  it('starts over after a success', async () => {
    const { call, calls } = guardOf();
    for (const answer of [TIMEOUT, TIMEOUT, TIMEOUT, TIMEOUT, 'offer', TIMEOUT, 'offer'] as const) await call(answer);
    expect(calls).toHaveLength(7);
  });

  it('counts an aborted call neither as success nor as fault', async () => {
    const { call, health, published } = guardOf();
    for (let i = 0; i < 4; i += 1) await call(TIMEOUT);
    await call(TIMEOUT, AbortSignal.abort());
    expect(health).toHaveLength(4);
    expect(published).toEqual([]);
    await call(TIMEOUT);
    expect(published).toEqual(['connection.failing']);
  });

  it.each([
    ['renews the access token of an earlier call, and calls again', true, ['old', 'new'], 'offer'],
    ['does not call again with a token that was just given', false, ['old'], { code: 'CARRIER_REFUSED' }],
  ] as const)('after HTTP 401 %s', async (_, isRenewable, expected, result) => {
    const tokens: (string | undefined)[] = [];
    const { guard } = guardOf(CONNECTION, ({ renew }) =>
      Promise.resolve({ headers: { authorization: renew ? 'new' : 'old' }, isRenewable: isRenewable && !renew }),
    );
    const answer = await guard.call<Answer>('cmp_1', 'con_1', new AbortController().signal, {
      run: ({ headers: { authorization } }) => {
        tokens.push(authorization);
        return Promise.resolve(authorization === 'new' ? 'offer' : { ...REFUSED, isUnauthorized: true });
      },
      faultOf: (response) => (response === 'offer' ? null : response),
    });
    expect(tokens).toEqual(expected);
    if (typeof result === 'string') expect(answer).toBe(result);
    else expect(answer).toMatchObject(result);
  });

  it('does not call the carrier without an access token', async () => {
    const { call, calls, health } = guardOf(CONNECTION, () => Promise.resolve(TIMEOUT));
    expect(await call('offer')).toEqual({ ...TIMEOUT, isUnsent: true });
    expect([calls, health]).toEqual([[], [['failing', `CARRIER_TIMEOUT: ${TIMEOUT.message}`]]]);
  });

  it('rethrows errors of the call, and does not stay in the trial call', async () => {
    const { call, guard, clock } = guardOf();
    for (let i = 0; i < 5; i += 1) await call(TIMEOUT);
    clock.advance(30_000);
    const failing = guard.call<Answer>('cmp_1', 'con_1', new AbortController().signal, {
      run: () => Promise.reject(new Error('broken')),
      faultOf: () => null,
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await call('offer')).toBe('offer');
  });
});
