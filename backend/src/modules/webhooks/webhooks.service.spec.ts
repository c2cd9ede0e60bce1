import { randomBytes } from 'node:crypto';
import { TestClock } from '../../../test/support/test-clock.js';
import { egressTargets } from '../../config/address-blocks.js';
import { loadConfig } from '../../config/config.js';
import type { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Database, Transaction } from '../../platform/database/database.js';
import type { Permission } from '../../platform/registered.js';
import { EgressRules } from '../../platform/http/egress/egress-rules.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { WebhookEntity } from './persistence/webhook.entity.js';
import type { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksService } from './webhooks.service.js';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const MINUTE_MS = 60_000;
const URL = 'https://example.com/hook?token=secret';
const ALLOWED = '127.0.0.1:4100';

const secrets = new WebhookSecrets(
  new SecretBox(
    loadConfig({ DATABASE_URL: 'mysql://u:p@127.0.0.1/d', SECRET_KEY: randomBytes(32).toString('base64') }),
  ),
);
const admin = (minutesSinceSignIn = 0) =>
  ({
    userId: 'usr_ann',
    companyId: 'cmp_1',
    permissions: new Set<Permission>(['price.read']) as ReadonlySet<Permission>,
    authenticatedAt: new Date(NOW.getTime() - minutesSinceSignIn * MINUTE_MS),
  }) as Actor;

/** A service over stored webhooks, and what it records. `others`: webhooks that the company has besides. */
function serviceWith({ others = 0 } = {}) {
  const rows = new Map<string, WebhookEntity>();
  const recorded: unknown[] = [];
  const clock = new TestClock(NOW);
  const put = (row: WebhookEntity) => Promise.resolve(void rows.set(row.id, row));
  const service = new WebhooksService(
    {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) => work({} as Transaction),
    } as Partial<Database> as Database,
    {
      list: () => Promise.resolve([...rows.values()]),
      countForUpdate: () => Promise.resolve(rows.size + others),
      lock: (_tx, companyId, id) => Promise.resolve(companyId === 'cmp_1' ? (rows.get(id) ?? null) : null),
      insert: (_tx, row) => put(row),
      update: (_tx, row) => put(row),
      updateSecrets: (_tx, _companyId, id, sealed) => put({ ...rows.get(id)!, ...sealed }),
      remove: (_tx, _companyId, id) => Promise.resolve(void rows.delete(id)),
    } as Partial<WebhooksRepository> as WebhooksRepository,
    secrets,
    new EgressRules(egressTargets(ALLOWED)),
    {
      record: (_tx, { action, subject, details }) => Promise.resolve(void recorded.push([action, subject, details])),
    } as Partial<AuditLog> as AuditLog,
    clock,
  );
  const create = (part: object = {}) => service.create(admin(), { url: URL, kinds: ['shipment.delayed'], ...part });
  return { service, create, rows, recorded, clock };
}

describe('creating', () => {
  it('returns the signing secret once, and stores it sealed', async () => {
    const { service, create, rows } = serviceWith();
    const { secret, ...webhook } = await create();
    expect(webhook).toMatchObject({ url: URL, enabled: true, failingSince: null, previousSecretUntil: null });
    expect(secrets.keys(webhook.id, rows.get(webhook.id)!, NOW).map(String)).toEqual([secret]);
    expect((await service.list(admin())).items).toEqual([webhook]);
  });

  it('records the host, but not the path, which may be secret', async () => {
    const { create, recorded } = serviceWith();
    const { id } = await create({ enabled: false });
    expect(recorded).toEqual([['webhook.created', 'https://example.com', { id, enabled: false }]]);
  });

  it('stops at 20 webhooks', async () => {
    await serviceWith({ others: 19 }).create();
    const { create, rows, recorded } = serviceWith({ others: 20 });
    await expect(create()).rejects.toMatchObject({ code: 'WEBHOOK_LIMIT', status: 409 });
    expect([rows.size, recorded]).toEqual([0, []]);
  });

  it.each([
    ['no URL', 'example', 'URL_INVALID'],
    ['another protocol', 'ftp://example.com/hook', 'URL_INVALID'],
    ['a user name', 'https://ann@example.com/hook', 'URL_INVALID'],
    ['a password', 'https://:secret@example.com/hook', 'URL_INVALID'],
    ['a fragment', 'https://example.com/hook#part', 'URL_INVALID'],
    ['a private address', 'https://10.0.0.1/hook', 'URL_NOT_ALLOWED'],
    ['another port of an allowed address', 'https://127.0.0.1:4101/hook', 'URL_NOT_ALLOWED'],
    ['plain http', 'http://example.com/hook', 'URL_NOT_ALLOWED'],
  ])('refuses %s', async (_, url, code) => {
    const { create, rows } = serviceWith();
    await expect(create({ url })).rejects.toMatchObject({ errors: [{ pointer: '/url', code }] });
    expect(rows.size).toBe(0);
  });

  it('accepts plain http to an address that the operator allows', async () => {
    expect(await serviceWith().create({ url: `http://${ALLOWED}/hook` })).toMatchObject({
      url: `http://${ALLOWED}/hook`,
    });
  });
});

describe('changing', () => {
  it('keeps what the request does not name', async () => {
    const { service, create, recorded } = serviceWith();
    const { id } = await create();
    const changed = await service.change(admin(), id, { enabled: false });
    expect(changed).toMatchObject({ url: URL, kinds: ['shipment.delayed'], enabled: false });
    expect(recorded.at(-1)).toEqual(['webhook.changed', 'https://example.com', { id, enabled: false }]);
  });

  it('needs a recent sign-in for another address only', async () => {
    const { service, create, rows } = serviceWith();
    const { id } = await create();
    const elsewhere = { url: 'https://example.org/hook' };
    await expect(service.change(admin(6), id, elsewhere)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(rows.get(id)?.url).toBe(URL);
    await service.change(admin(6), id, { url: URL, kinds: ['shipment.booked'] });
    await service.change(admin(5), id, elsewhere);
    expect(rows.get(id)).toMatchObject({ ...elsewhere, kinds: ['shipment.booked'] });
  });

  it('gives no prices to an API key that does not see them', async () => {
    const { service, create, rows } = serviceWith();
    const key = { ...admin(), permissions: new Set<Permission>(['webhook.manage']) };
    const refused = { errors: [{ pointer: '/kinds', code: 'PRICES_HIDDEN' }] };
    const kinds = ['quote.price_changed' as const];
    await expect(service.create(key, { url: URL, kinds })).rejects.toMatchObject(refused);
    const { id } = await create({ kinds });
    await expect(service.change(key, id, { url: 'https://example.com/elsewhere' })).rejects.toMatchObject(refused);
    await service.change(key, id, { kinds: ['shipment.booked'] });
    expect(rows.get(id)?.kinds).toEqual(['shipment.booked']);
  });

  it('refuses an address that cannot be called', async () => {
    const { service, create, rows } = serviceWith();
    const { id } = await create();
    await expect(service.change(admin(), id, { url: 'https://10.0.0.1/' })).rejects.toMatchObject({
      errors: [{ code: 'URL_NOT_ALLOWED' }],
    });
    expect(rows.get(id)?.url).toBe(URL);
  });

  it('forgets earlier failures when it is enabled again, but not otherwise', async () => {
    const { service, create, rows } = serviceWith();
    const { id } = await create();
    const failing = { failingSince: NOW, disabledAt: NOW };
    rows.set(id, { ...rows.get(id)!, enabled: false, ...failing });
    expect(await service.change(admin(), id, { kinds: ['shipment.booked'] })).toMatchObject({
      failingSince: NOW.toISOString(),
      disabledReason: 'nothing_delivered',
    });
    expect(await service.change(admin(), id, { enabled: true })).toMatchObject({
      failingSince: null,
      disabledAt: null,
      disabledReason: null,
    });
    rows.set(id, { ...rows.get(id)!, failingSince: NOW });
    expect(await service.change(admin(), id, { enabled: true })).toMatchObject({ failingSince: NOW.toISOString() });
  });

  it.each([
    ['change', (service: WebhooksService) => service.change(admin(), 'whk_other', {})],
    ['remove', (service: WebhooksService) => service.remove(admin(), 'whk_other')],
    ['rotate the secret of', (service: WebhooksService) => service.rotateSecret(admin(), 'whk_other')],
  ])('cannot %s a webhook that the company does not have', async (_, attempt) => {
    const { service, recorded } = serviceWith();
    await expect(attempt(service)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(recorded).toEqual([]);
  });

  it('removes a webhook, and records it', async () => {
    const { service, create, rows, recorded } = serviceWith();
    const { id } = await create();
    await service.remove(admin(), id);
    expect(rows.size).toBe(0);
    expect(recorded.at(-1)).toEqual(['webhook.removed', 'https://example.com', { id, enabled: true }]);
  });
});

describe('rotating the secret', () => {
  it('signs with both secrets for 24 hours', async () => {
    const { service, create, rows, clock } = serviceWith();
    const { id, secret } = await create();
    const rotated = await service.rotateSecret(admin(), id);
    expect(rotated.previousSecretUntil).toBe('2026-11-21T15:00:00.000Z');
    const keysAt = (instant: string) => secrets.keys(id, rows.get(id)!, new Date(instant)).map(String);
    expect(keysAt('2026-11-21T14:59:59.999Z')).toEqual([rotated.secret, secret]);
    expect(keysAt('2026-11-21T15:00:00.000Z')).toEqual([rotated.secret]);
    const until = async () => (await service.list(admin())).items[0]?.previousSecretUntil;
    expect(await until()).toBe(rotated.previousSecretUntil);
    clock.set('2026-11-21T15:00:00.000Z');
    expect(await until()).toBeNull();
  });
});
