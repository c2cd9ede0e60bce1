import { jest } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { TooBusy } from '../../throttle/throttle.errors.js';
import { refuseExcess, requestIdOf } from './middleware.js';
import { UnansweredRequests } from './unanswered-requests.js';

describe('requestIdOf', () => {
  it("keeps the caller's id", () => {
    expect(requestIdOf({ headers: { 'x-request-id': '01J9ZK6M8Q-edge.7' } })).toBe('01J9ZK6M8Q-edge.7');
  });

  it.each(['short', 'has space in it', 'line\nbreak12', '<script>alert(1)</script>', 'x'.repeat(129), ''])(
    'replaces %j',
    (given) => {
      expect(requestIdOf({ headers: { 'x-request-id': given } })).toMatch(/^[0-9A-Z]{26}$/);
    },
  );

  it('creates one if there is none', () => {
    expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
  });
});

describe('requests beyond what a process works on', () => {
  it.each([
    [2, undefined],
    [3, expect.any(TooBusy)],
  ])('%i unanswered of at most 2', (unanswered, problem) => {
    const requests = new UnansweredRequests();
    for (let n = 0; n < unanswered; n += 1)
      requests.add({ headersSent: false, req: { complete: true }, once: () => undefined } as unknown as ServerResponse);
    const next = jest.fn();
    void refuseExcess(requests, 2)({} as Request, {} as Response, next);
    expect(next.mock.calls).toEqual([problem === undefined ? [] : [problem]]);
  });
});
