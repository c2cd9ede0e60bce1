import { setTimeout as delay } from 'node:timers/promises';
import { loadCheck } from './outbox/load.mjs';
import { MailServer } from '../lib/mail-server.mjs';
import { Product } from './outbox/product.mjs';
import { check, figure, none } from './lib/rows.mjs';

const EVENTS = 2_000;
const DRAINED_WITHIN_MS = 300_000;
/** Share of all events (reliability target G6). */
const DUPLICATES_AT_MOST = 0.001;
const RATE_AT_LEAST = 50;
/** The longest that a message of a burst may wait. */
const WAIT_AT_MOST_MS = 2_000;

/** Failures during 400 events each. The rate is measured on the backlog of the last one. */
const TROUBLES = [
  { name: 'Mail server refuses for 8 s', during: (mail) => outage(mail, 'refusing', 8_000) },
  { name: 'Mail server answers 451 for 8 s', during: (mail) => outage(mail, 'busy', 8_000) },
  {
    name: 'Mail server hangs for 15 s, worker killed',
    during: async (mail, product) => {
      const over = outage(mail, 'hanging', 15_000);
      await delay(7_000);
      await product.killWorkers();
      product.startWorker();
      await over;
    },
  },
  {
    name: 'Database restarted twice, worker killed',
    during: async (mail, product) => {
      await product.restartDatabase();
      await product.killWorkers();
      product.startWorker();
      await delay(3_000);
      await product.restartDatabase();
    },
  },
];

export const title = `${EVENTS.toLocaleString('en')} events while the mail server and the database fail and the worker is killed, and 10,000 messages in bursts for three workers`;

export async function drill({ step, keep }) {
  const mail = keep(await MailServer.start());
  const product = keep(await step('Product with 200 people', () => Product.start(mail.url)));
  const share = EVENTS / (TROUBLES.length + 1);
  product.startWorker();
  for (const [index, { name, during }] of TROUBLES.entries()) {
    await step(`${name}, ${share} events`, () =>
      Promise.all([product.tell(index * share, share), during(mail, product)]),
    );
  }
  await step('Until everything is delivered', () => drained(product));
  await product.killWorkers();
  const rate = await step(`Backlog of ${share} events`, async () => {
    await product.tell(TROUBLES.length * share, share);
    return drain(mail, product, share);
  });
  await product.killWorkers();
  const load = await step('10,000 messages in bursts, three workers', () => loadCheck(product));
  return [...rowsOf(await count(mail, product), rate), ...loadRows(load)];
}

async function outage(mail, mode, milliseconds) {
  await mail.become(mode);
  await delay(milliseconds);
  await mail.become('healthy');
}

/** Waits until the outbox is empty. */
async function drained(product) {
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; ; await delay(500)) {
    const [{ open }] = await product.query(
      'SELECT COUNT(*) AS open FROM outbox_message WHERE done_at IS NULL AND failed_at IS NULL',
    );
    if (Number(open) === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${open} messages are still not delivered after ${DRAINED_WITHIN_MS / 1_000} s.`);
  }
}

/** Events per second, from the first email of the backlog to the last. */
async function drain(mail, product, share) {
  const before = mail.mails.length;
  product.startWorker();
  await drained(product);
  const [first, ...rest] = mail.mails.slice(before);
  return share / ((rest.at(-1).at - first.at) / 1_000);
}

async function count(mail, product) {
  const notifications = await product.query('SELECT id, subject_label AS label FROM notification');
  const ended = await product.query('SELECT state, COUNT(*) AS mails FROM notification_mail GROUP BY state');
  const [{ dead }] = await product.query('SELECT COUNT(*) AS dead FROM outbox_message WHERE failed_at IS NOT NULL');
  const states = Object.fromEntries(ended.map(({ state, mails }) => [state, Number(mails)]));
  const idsOf = Map.groupBy(mail.mails, ({ subject }) => subject.split(':')[0]);
  const refused = states.failed ?? 0;
  return {
    events: EVENTS,
    told: new Set(notifications.map(({ label }) => label)).size,
    refused,
    mailed: idsOf.size,
    lost: EVENTS - refused - idsOf.size,
    duplicates: mail.mails.length - idsOf.size,
    changed: [...idsOf.values()].filter((mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1).length,
    dead: Number(dead),
  };
}

function rowsOf({ events, told, refused, mailed, lost, duplicates, changed, dead }, rate) {
  return [
    figure('Events', events),
    check('In inboxes', told, told === events),
    figure('Mailed', mailed),
    check('Refused for good (550), marked as failed', refused, refused === events / 40),
    none('Lost', lost),
    none('Given up', dead),
    check(
      `Mailed twice (at most ${events * DUPLICATES_AT_MOST})`,
      duplicates,
      duplicates <= events * DUPLICATES_AT_MOST,
    ),
    none('Mailed twice under another Message-ID', changed),
    check(`Backlog, events a second (at least ${RATE_AT_LEAST})`, rate.toFixed(0), rate >= RATE_AT_LEAST),
  ];
}

function loadRows({ messages, handled, twice, oldestMs, deadlocks }) {
  return [
    check('Bursts: messages', messages, messages === 10_000),
    check('Bursts: handled', handled, handled === messages),
    none('Bursts: handled twice', twice),
    none('Bursts: deadlocks', deadlocks),
    check(`Bursts: longest wait, ms (at most ${WAIT_AT_MOST_MS})`, oldestMs, oldestMs <= WAIT_AT_MOST_MS),
  ];
}
