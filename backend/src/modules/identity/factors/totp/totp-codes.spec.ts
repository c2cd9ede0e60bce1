import { matchingStep, newTotpSecret, totpUri } from './totp-codes.js';

/** The secret "12345678901234567890" of RFC 6238, appendix B, in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('matchingStep', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 0x23523ec],
    [1_111_111_111, '050471', 0x23523ed],
    [1_234_567_890, '005924', 0x273ef07],
    [2_000_000_000, '279037', 0x3f940aa],
    [20_000_000_000, '353130', 0x27bc86aa],
  ])('at %d seconds accepts %s (RFC 6238, appendix B, six digits)', (seconds, code, step) => {
    expect(matchingStep(RFC_SECRET, code, at(seconds))).toBe(step);
  });

  it('accepts codes of adjacent steps, exact to the second, and none of two steps away', () => {
    const [code, from] = ['005924', 1_234_567_890];
    for (const seconds of [from - 30, from - 1, from + 29, from + 59])
      expect(matchingStep(RFC_SECRET, code, at(seconds))).toBe(0x273ef07);
    for (const seconds of [from - 60, from - 31, from + 60, from + 90])
      expect(matchingStep(RFC_SECRET, code, at(seconds))).toBeNull();
  });

  it.each(['', '5924', '0005924', '00592a', '-05924', '005924\n', '００５９２４'])('refuses %j', (code) => {
    expect(matchingStep(RFC_SECRET, code, at(1_234_567_890))).toBeNull();
  });
});

describe('TOTP secret', () => {
  it('has 160 random bits', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('encodes issuer and account in the URI for any address', () => {
    const uri = new URL(totpUri(RFC_SECRET, 'rosa+lading&x=1@riverside.test'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.host).toBe('totp');
    expect(decodeURIComponent(uri.pathname)).toBe('/Lading:rosa+lading&x=1@riverside.test');
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: RFC_SECRET, issuer: 'Lading' });
  });
});
