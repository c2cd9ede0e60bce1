import { jest } from '@jest/globals';
import { HANDLER_TIMEOUT_MS, HeldLease } from './held-lease.js';
import { LEASE_MS, type ClaimedMessage } from './persistence/outbox-claims.sql.js';

const MESSAGE: ClaimedMessage = {
  id: 'obx_01J00000000000000000000000',
  companyId: null,
  topic: 'test.happened',
  payload: {},
  attempts: 1,
  lastAttempt: false,
  lease: 'lease',
};

describe('HeldLease', () => {
  let renewals: (boolean | Error)[];
  let renewed: ClaimedMessage[];
  let lease: HeldLease;

  beforeEach(() => {
    jest.useFakeTimers();
    renewals = [];
    renewed = [];
    lease = new HeldLease(
      {
        renew: async (message) => {
          renewed.push(message);
          const outcome = renewals.shift() ?? true;
          if (outcome instanceof Error) throw outcome;
          return outcome;
        },
      },
      MESSAGE,
    );
  });
  afterEach(() => {
    lease.end();
    jest.useRealTimers();
  });

  it('is renewed three times per lease time while the handler runs, also after its signal was aborted', async () => {
    await jest.advanceTimersByTimeAsync(HANDLER_TIMEOUT_MS);
    expect(lease.signal.reason).toEqual(new Error('Not done after 30 seconds.'));
    await jest.advanceTimersByTimeAsync(2 * LEASE_MS);
    expect(renewed).toEqual(Array(9).fill(MESSAGE));
    lease.end();
    await jest.advanceTimersByTimeAsync(2 * LEASE_MS);
    expect(renewed).toHaveLength(9);
  });

  it('stops the handler if another worker has the message, and not if a renewal fails', async () => {
    renewals = [new Error('away'), true, false];
    await jest.advanceTimersByTimeAsync((2 * LEASE_MS) / 3);
    expect(lease.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(LEASE_MS / 3 - 1);
    expect(lease.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(lease.signal.aborted).toBe(true);
  });
});
