import { isSessionAlive, needsTouch } from './session-lifetime.js';

const at = (iso: string) => new Date(iso);
const SESSION = {
  lastUsedAt: at('2026-11-24T08:00:00.000Z'),
  expiresAt: at('2026-12-24T08:00:00.000Z'),
  revokedAt: null,
};

describe('isSessionAlive', () => {
  it.each([
    ['2026-11-24T08:00:00.000Z', true],
    ['2026-11-24T19:59:59.999Z', true],
    ['2026-11-24T20:00:00.000Z', false],
  ])('idle since 08:00, at %s: %s', (now, alive) => {
    expect(isSessionAlive(SESSION, at(now))).toBe(alive);
  });

  it('ends at its absolute expiry even while in use', () => {
    const used = { ...SESSION, lastUsedAt: at('2026-12-24T07:59:00.000Z') };
    expect(isSessionAlive(used, at('2026-12-24T07:59:59.999Z'))).toBe(true);
    expect(isSessionAlive(used, at('2026-12-24T08:00:00.000Z'))).toBe(false);
  });

  it('ends when revoked', () => {
    expect(
      isSessionAlive({ ...SESSION, revokedAt: at('2026-11-24T08:00:01.000Z') }, at('2026-11-24T08:00:02.000Z')),
    ).toBe(false);
  });
});

describe('needsTouch', () => {
  it.each([
    ['2026-11-24T08:00:59.999Z', false],
    ['2026-11-24T08:01:00.000Z', true],
  ])('last used at 08:00, at %s: %s', (now, touch) => {
    expect(needsTouch(SESSION, at(now))).toBe(touch);
  });
});
