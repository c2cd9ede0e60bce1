import { importBuilt } from './product.mjs';

const [WEBHOOKS, DELIVERIES_OF_EACH] = [8, 60];
const [COMPANIES, PEOPLE_OF_EACH] = [100, 4];
const MAILS = 1_000;

/** Mails of single notifications: {title, fill, left}. */
export function mailBacklog(product, newId) {
  const { db, companyId, people } = product;
  // Every 40th mailbox refuses mails.
  const reachable = people.filter((_, index) => index % 40 !== 0);
  const recipients = Array.from({ length: MAILS }, (_, n) => ({ companyId, userId: reachable[n % reachable.length] }));
  return {
    title: 'Mails',
    left: countOf(product, "notification_mail WHERE cadence = 'immediate' AND state = 'waiting'"),
    fill: () =>
      db.transaction(async (tx) => {
        const told = await insertNotifications(tx, newId, recipients, 'immediate');
        const now = new Date();
        await tx.query(
          'INSERT INTO outbox_message (id, company_id, topic, payload, available_at, created_at) VALUES ?',
          [
            told.map(({ userId, id }) => [
              newId('obx'),
              companyId,
              'notification.mail',
              JSON.stringify({ userId, notificationId: id }),
              now,
              now,
            ]),
          ],
        );
      }),
  };
}

/** Digests of people of many companies. */
export async function digestBacklog(product, newId) {
  const { db } = product;
  const now = new Date();
  const companies = Array.from({ length: COMPANIES }, () => newId('cmp'));
  const people = companies.flatMap((companyId) =>
    Array.from({ length: PEOPLE_OF_EACH }, () => ({ companyId, userId: newId('usr') })),
  );
  await db.transaction(async (tx) => {
    await tx.query('INSERT INTO company (id, code, name, created_at) VALUES ?', [
      companies.map((id, n) => [id, `SHIP${n}`, 'Riverside Tile', now]),
    ]);
    await tx.query('INSERT INTO user_account (id, email, full_name, created_at, updated_at) VALUES ?', [
      people.map(({ userId }, n) => [userId, `reader-${n}@known.test`, 'Rosa Delgado', now, now]),
    ]);
    await tx.query('INSERT INTO association (id, company_id, user_id, role, status, created_at, updated_at) VALUES ?', [
      people.map(({ companyId, userId }) => [newId('asc'), companyId, userId, 'admin', 'active', now, now]),
    ]);
  });
  return {
    title: 'Digests (a sharded job)',
    left: countOf(product, "notification_mail WHERE cadence = 'digest' AND digest_id IS NULL AND state = 'waiting'"),
    async fill() {
      await db.transaction((tx) => insertNotifications(tx, newId, people, 'digest'));
      await product.query(
        "UPDATE periodic_job SET due_at = UTC_TIMESTAMP(3) WHERE name LIKE 'send digests%' AND lease_owner IS NULL",
      );
    },
  };
}

/** Events for webhooks of as many companies. */
export async function webhookBacklog(product, newId, receiverPort) {
  const { app, db } = product;
  const { WebhookSecrets } = await importBuilt('modules/webhooks/webhook-secrets.js');
  const secrets = app.get(WebhookSecrets, { strict: false });
  const now = new Date();
  const webhooks = Array.from({ length: WEBHOOKS }, () => ({ companyId: newId('cmp'), id: newId('whk') }));
  await db.transaction(async (tx) => {
    await tx.query('INSERT INTO company (id, code, name, created_at) VALUES ?', [
      webhooks.map(({ companyId }, n) => [companyId, `RECV${n}`, 'Riverside Tile', now]),
    ]);
    for (const { companyId, id } of webhooks)
      await tx.query(
        'INSERT INTO webhook (company_id, id, url, kinds, enabled, secret, created_at) VALUES (?, ?, ?, ?, true, ?, ?)',
        [companyId, id, `http://127.0.0.1:${receiverPort}/`, '["shipment.created"]', secrets.create(id).sealed, now],
      );
  });
  return {
    title: 'Events for webhooks',
    left: countOf(product, "webhook_delivery WHERE state = 'waiting'"),
    fill: () =>
      db.transaction(async (tx) => {
        const at = new Date();
        const rows = webhooks.flatMap(({ companyId, id }) =>
          Array.from({ length: DELIVERIES_OF_EACH }, () => [companyId, id, newId('whd'), newId('obx')]),
        );
        await tx.query(
          'INSERT INTO webhook_delivery (company_id, webhook_id, id, event_id, kind, body, state, attempts, available_at, created_at) VALUES ?',
          [rows.map((row) => [...row, 'shipment.created', '{}', 'waiting', 0, at, at])],
        );
      }),
  };
}

/** One notification of each recipient, with a mail. */
async function insertNotifications(tx, newId, recipients, cadence) {
  const now = new Date();
  const told = recipients.map((recipient) => ({ ...recipient, id: newId('ntf') }));
  await tx.query(
    'INSERT INTO notification (company_id, user_id, id, fact_id, kind, subject_type, subject_id, subject_label, value, data, state, occurred_at, created_at) VALUES ?',
    [
      told.map(({ companyId, userId, id }) => [
        companyId,
        userId,
        id,
        newId('obx'),
        'connection.failing',
        'connection',
        newId('con'),
        'Roadrunner',
        '',
        '{}',
        'unread',
        now,
        now,
      ]),
    ],
  );
  await tx.query(
    'INSERT INTO notification_mail (company_id, user_id, notification_id, cadence, due_at, state, created_at) VALUES ?',
    [told.map(({ companyId, userId, id }) => [companyId, userId, id, cadence, now, 'waiting', now])],
  );
  return told;
}

const countOf = (product, table) => async () =>
  Number((await product.query(`SELECT COUNT(*) AS n FROM ${table}`))[0].n);
