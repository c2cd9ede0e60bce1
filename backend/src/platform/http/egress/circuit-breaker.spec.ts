import { CircuitBreaker } from './circuit-breaker.js';

const breaker = () => new CircuitBreaker({ failures: 3, pauseMs: 1_000 });

function failTimes(it: CircuitBreaker, times: number, now = 0): void {
  for (let count = 0; count < times; count += 1) {
    if (it.admit(now)) it.failed(now);
  }
}

it('admits calls until enough have failed in a row', () => {
  const it = breaker();
  failTimes(it, 2);
  expect(it.admit(0)).toBe(true);
  it.succeeded();
  failTimes(it, 2);
  expect(it.admit(0)).toBe(true);
  it.failed(0);
  expect(it.admit(999)).toBe(false);
});

it('admits one trial call after the pause, and reopens if it fails', () => {
  const it = breaker();
  failTimes(it, 3);
  expect(it.admit(1_000)).toBe(true);
  expect(it.admit(1_000)).toBe(false);
  it.failed(1_000);
  expect(it.admit(1_999)).toBe(false);
  expect(it.admit(2_000)).toBe(true);
});

it('closes when the trial call succeeds', () => {
  const it = breaker();
  failTimes(it, 3);
  expect(it.admit(1_000)).toBe(true);
  it.succeeded();
  expect([it.admit(1_000), it.admit(1_000)]).toEqual([true, true]);
});

it('admits another trial call if one was aborted', () => {
  const it = breaker();
  failTimes(it, 3);
  expect(it.admit(1_000)).toBe(true);
  it.undecided();
  expect(it.admit(1_000)).toBe(true);
});
