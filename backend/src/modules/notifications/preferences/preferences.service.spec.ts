import type { Actor } from '../../../platform/auth/actor.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import type { Outbox } from '../../../platform/outbox/outbox.js';
import type { Permission, Role } from '../../../platform/registered.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import type { KindPreference, PreferencesRepository } from '../persistence/preferences.sql.js';
import { PreferencesService } from './preferences.service.js';

function actor(role: Role, ...permissions: Permission[]): Actor {
  return { userId: 'usr_ann', companyId: 'cmp_1', role, permissions: new Set(permissions) } as unknown as Actor;
}
const VIEWER = actor('viewer', 'shipment.read', 'quote.read');
const MANAGER = actor('manager', 'shipment.read', 'quote.read', 'price.read');

const TIMES = { quietHours: null, digestAt: '07:00', timeZone: 'America/Chicago' };

/** A service with the stored preferences of one user, and what it writes. `limited`: the user sent too many test mails. */
function serviceWith(stored: KindPreference[] = [], { limited = false } = {}) {
  const written: unknown[] = [];
  const write = (...what: unknown[]) => Promise.resolve(void written.push(what));
  const service = new PreferencesService(
    {
      kinds: () => Promise.resolve(stored),
      settings: () => Promise.resolve({ ...TIMES, weeklySummary: true }),
      changeKind: (_tx, _userId, usual, change) => write('kind', usual, change),
      changeWeeklySummary: (_tx, _userId, wanted) => write('summary', wanted),
      changeTimes: (_tx, _userId, times) => write('times', times),
    } as Partial<PreferencesRepository> as PreferencesRepository,
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    { add: (_tx, { payload }) => write('mail', payload) } as Partial<Outbox> as Outbox,
    {
      take: () => (limited ? Promise.reject(new Error('limited')) : Promise.resolve()),
    } as Partial<Throttle> as Throttle,
  );
  const kind = async (who: Actor, name: string) =>
    (await service.read(who)).kinds.find((candidate) => candidate.kind === name);
  return { service, written, kind };
}

describe('reading', () => {
  it('shows the defaults of a kind until the user changes it', async () => {
    expect(await serviceWith().kind(VIEWER, 'shipment.picked_up')).toMatchObject({ inApp: true, email: 'daily' });
    const { kind } = serviceWith([{ kind: 'shipment.picked_up', inApp: false, email: 'hourly' }]);
    expect(await kind(VIEWER, 'shipment.picked_up')).toMatchObject({ inApp: false, email: 'hourly' });
    expect(await kind(VIEWER, 'shipment.delivered')).toMatchObject({ inApp: true, email: 'immediate' });
  });

  it('leaves out kinds that the user lacks the permission for', async () => {
    const { kind } = serviceWith();
    expect(await kind(VIEWER, 'charge.reweigh')).toBeUndefined();
    expect(await kind(MANAGER, 'charge.reweigh')).toBeDefined();
    expect(await kind(actor('viewer'), 'user.role_changed')).toBeDefined();
  });

  it('keeps security notices in the inbox and mails them elsewhere, whatever is stored', async () => {
    const { kind } = serviceWith([{ kind: 'security.new_device', inApp: false, email: 'daily' }]);
    expect(await kind(VIEWER, 'security.new_device')).toMatchObject({ inApp: true, email: null, fixed: true });
  });

  it('shows the weekly summary to managers only', async () => {
    const { service } = serviceWith();
    expect(await service.read(MANAGER)).toMatchObject({ ...TIMES, weeklySummary: true });
    expect(await service.read(VIEWER)).toMatchObject({ ...TIMES, weeklySummary: null });
  });
});

describe('changing', () => {
  it('stores the change of a kind together with its defaults', async () => {
    const { service, written } = serviceWith();
    await service.change(VIEWER, { kinds: [{ kind: 'eta.changed', email: 'daily' }] });
    expect(written).toEqual([
      ['kind', { kind: 'eta.changed', inApp: true, email: 'immediate' }, { inApp: undefined, email: 'daily' }],
    ]);
  });

  it('writes only the settings that the request names', async () => {
    const { service, written } = serviceWith();
    await service.change(MANAGER, { digestAt: '08:00' });
    await service.change(MANAGER, { quietHours: null });
    await service.change(MANAGER, { weeklySummary: false });
    await service.change(MANAGER, {});
    expect(written).toEqual([
      ['times', { quietHours: undefined, digestAt: '08:00' }],
      ['times', { quietHours: null, digestAt: undefined }],
      ['summary', false],
    ]);
  });

  it('refuses to take security notices out of the inbox or to change their mails, and lists each', async () => {
    const { service, written } = serviceWith();
    const kinds = [
      { kind: 'eta.changed' as const, inApp: false },
      { kind: 'security.new_device' as const, inApp: false, email: 'off' as const },
      { kind: 'user.invited' as const, inApp: false },
      { kind: 'user.invited' as const, email: 'off' as const },
    ];
    await expect(service.change(VIEWER, { kinds })).rejects.toMatchObject({
      errors: [
        { pointer: '/kinds/1/inApp', code: 'NOT_CHANGEABLE' },
        { pointer: '/kinds/1/email', code: 'NOT_CHANGEABLE' },
        { pointer: '/kinds/3/email', code: 'NOT_CHANGEABLE' },
      ],
    });
    expect(written).toEqual([]);
  });

  it('refuses the weekly summary to other roles, even when it is switched off', async () => {
    const { service, written } = serviceWith();
    for (const weeklySummary of [true, false])
      await expect(service.change(VIEWER, { weeklySummary, digestAt: '08:00' })).rejects.toMatchObject({
        errors: [{ pointer: '/weeklySummary', code: 'NOT_CHANGEABLE' }],
      });
    expect(written).toEqual([]);
  });
});

describe('a test mail', () => {
  it('is sent to the user', async () => {
    const { service, written } = serviceWith();
    await service.test(VIEWER);
    expect(written).toEqual([['mail', { userId: 'usr_ann' }]]);
  });

  it('is not sent after too many', async () => {
    const { service, written } = serviceWith([], { limited: true });
    await expect(service.test(VIEWER)).rejects.toThrow('limited');
    expect(written).toEqual([]);
  });
});
