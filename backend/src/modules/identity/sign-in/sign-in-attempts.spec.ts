import { jest } from '@jest/globals';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import type { Throttle, ThrottleRule } from '../../../platform/throttle/throttle.js';
import type { KnownDevices } from '../devices/known-devices.js';
import { AccountLimited, SignInAttempts } from './sign-in-attempts.js';
import type { SignInUnlockOffers } from './sign-in-unlock.service.js';

const EMAIL = 'rosa@example.com';
const CLIENT = { userAgent: 'test', ipAddress: '203.0.113.7', deviceToken: 'device' };

/** A fake throttle on which the limits with these names are exhausted. */
function attempts({ known = false, usedUp = [] as string[] }) {
  const taken: string[] = [];
  const offer = jest.fn<SignInUnlockOffers['offer']>().mockResolvedValue();
  const admits = jest.fn<KnownDevices['admits']>().mockResolvedValue(known);
  const take = async (rules: readonly ThrottleRule[]): Promise<void> => {
    if (rules.some(({ name }) => usedUp.includes(name))) throw new TooManyAttempts(60);
    taken.push(...rules.map(({ name }) => name));
    await Promise.resolve();
  };
  const service = new SignInAttempts(
    { admits } as Partial<KnownDevices> as KnownDevices,
    { offer } as Partial<SignInUnlockOffers> as SignInUnlockOffers,
    { take } as Partial<Throttle> as Throttle,
  );
  return { service, taken, offer, admits };
}

describe('SignInAttempts', () => {
  it('counts attempts of a known device only for that device', async () => {
    const { service, taken } = attempts({ known: true, usedUp: ['sign-in-account', 'sign-in-address'] });
    const limits = await service.count(EMAIL, 'usr_1', CLIENT);
    expect(taken).toEqual(['sign-in-device']);
    expect(limits.map(({ key }) => key)).toEqual([`${EMAIL} device`]);
  });

  it('counts attempts of other browsers per account and IP address, per IP address and per account', async () => {
    const { service, taken, admits } = attempts({});
    await service.count(EMAIL, null, CLIENT);
    expect(taken).toEqual(['sign-in-account-address', 'sign-in-address', 'sign-in-account']);
    expect(admits).toHaveBeenCalledWith('device', '');
  });

  it('does not count for the account or offer a link if the IP address limit is exhausted', async () => {
    const { service, taken, offer } = attempts({ usedUp: ['sign-in-address'] });
    const counted = service.count(EMAIL, 'usr_1', CLIENT);
    await expect(counted).rejects.toThrow(TooManyAttempts);
    await expect(counted).rejects.not.toBeInstanceOf(AccountLimited);
    expect(taken).toEqual([]);
    expect(offer).not.toHaveBeenCalled();
  });

  it.each([null, 'usr_1'])(
    'offers an unlock link if the account limit is exhausted, for account %s',
    async (userId) => {
      const { service, offer } = attempts({ usedUp: ['sign-in-account'] });
      await expect(service.count(EMAIL, userId, CLIENT)).rejects.toThrow(AccountLimited);
      expect(offer).toHaveBeenCalledWith(EMAIL, 60);
    },
  );
});
