import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../shared/testing/mock-api';
import type { Webhook, WebhookDelivery } from '../../shared/types';
import { COMPANY } from '../../testing/company';
import { address, openSettings } from '../../testing/open-settings';

const LIST = 'GET /api/v1/company/webhooks';
const ADD = 'POST /api/v1/company/webhooks';
const ONE = '/api/v1/company/webhooks/whk_1';
const DELIVERIES = `GET ${ONE}/deliveries`;
const HOOK: Webhook = {
  id: 'whk_1',
  url: 'https://erp.example/lading',
  kinds: ['shipment.booked', 'shipment.delivered'],
  enabled: true,
  failingSince: null,
  disabledAt: null,
  disabledReason: null,
  previousSecretUntil: null,
  createdAt: '2026-11-01T15:00:00.000Z',
};
const DELIVERY: WebhookDelivery = {
  id: 'whd_1',
  eventId: 'evt_1',
  kind: 'shipment.booked',
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  body: '{"id":"evt_1","kind":"shipment.booked"}',
  responseStatus: 200,
  responseBody: 'thanks',
  error: null,
  milliseconds: 84,
  createdAt: '2026-11-20T15:00:00.000Z',
  endedAt: '2026-11-20T15:00:01.000Z',
};
const FAILED: WebhookDelivery = {
  ...DELIVERY,
  id: 'whd_2',
  state: 'failed',
  attempts: 12,
  responseStatus: null,
  responseBody: null,
  error: 'timeout',
  milliseconds: 10_000,
};
const SECRET = 'whsec_0123456789abcdef';

const list = <T,>(...items: T[]) => ({ body: { items, nextCursor: null } });
const open = (routes: MockRoutes = {}, search = '') =>
  openSettings(`/settings/company?tab=webhooks${search}`, {
    'GET /api/v1/company': { body: COMPANY },
    [LIST]: list(HOOK),
    ...routes,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const more = async (name: string) => {
  await press('More actions for https://erp.example/lading');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const typeAddress = (url: string) => fireEvent.change(inDialog().getByLabelText('URL'), { target: { value: url } });

test('shows where, of what and whether events get through', async () => {
  open({
    [LIST]: list(
      HOOK,
      { ...HOOK, id: 'whk_2', enabled: false },
      { ...HOOK, id: 'whk_3', failingSince: '2026-11-20T15:00:00.000Z' },
    ),
  });
  const rows = within(await screen.findByRole('table', { name: 'Webhooks' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/lading.*Booked; DeliveredActive/),
    expect.stringContaining('Disabled'),
    expect.stringMatching(/FailingSince/),
  ]);
});

test('one that switched itself off says when and why', async () => {
  open({
    [LIST]: list({
      ...HOOK,
      enabled: false,
      failingSince: '2026-11-17T15:00:00.000Z',
      disabledAt: '2026-11-20T15:00:00.000Z',
      disabledReason: 'nothing_delivered',
    }),
  });
  const [row] = within(await screen.findByRole('table', { name: 'Webhooks' }))
    .getAllByRole('row')
    .slice(1);
  expect(row).toHaveTextContent(/DisabledDisabled on .*20.* after days of failed deliveries\./);
  expect(row).not.toHaveTextContent('Since');
});

test('an added one shows its secret once', async () => {
  const { sent } = open({ [LIST]: list(), [ADD]: { status: 201, body: { ...HOOK, secret: SECRET } } });
  await press('Add webhook');
  await screen.findByRole('dialog');
  typeAddress(' https://erp.example/lading ');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Delivered' }));
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Booked' }));
  await confirm('Save webhook');
  const shown = within(await screen.findByRole('dialog', { name: 'Webhook secret' }));
  expect(shown.getByText(SECRET)).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'I saved it' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
  expect(sent(ADD)).toEqual([{ url: 'https://erp.example/lading', kinds: ['shipment.booked', 'shipment.delivered'] }]);
});

test('an address that is refused says why at its field; what was typed stays, also through a session that died', async () => {
  const errors = [{ pointer: '/url', code: 'URL_NOT_ALLOWED', message: 'This address is not a public one.' }];
  const { unmount } = open({ [ADD]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
  await press('Add webhook');
  await screen.findByRole('dialog');
  typeAddress('https://10.0.0.1/hook');
  await press('Select all');
  await confirm('Save webhook');
  expect(await inDialog().findByText('This address is not a public one.')).toBeInTheDocument();
  unmount();
  const dead = open({ [ADD]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
  await press('Add webhook');
  await screen.findByRole('dialog');
  expect(inDialog().getByLabelText('URL')).toHaveValue('https://10.0.0.1/hook');
  expect(inDialog().getByRole('button', { name: 'Clear all' })).toBeInTheDocument();
  await confirm('Save webhook');
  await waitFor(() => expect(dead.host.seen.unauthorized).toBe(1));
});

test('wants an address and something to tell', async () => {
  const { sent } = open();
  await press('Add webhook');
  await screen.findByRole('dialog');
  typeAddress('erp.example');
  await confirm('Save webhook');
  expect(await inDialog().findByText(/Enter a URL such as/)).toBeInTheDocument();
  expect(inDialog().getByText('Choose at least one event')).toBeInTheDocument();
  expect(sent(ADD)).toEqual([]);
});

test('is switched off, and changed', async () => {
  const { sent } = open({ [`PATCH ${ONE}`]: { body: HOOK } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Enabled: https://erp.example/lading' }));
  await waitFor(() => expect(sent(`PATCH ${ONE}`)).toEqual([{ enabled: false }]));
  await more('Edit');
  await screen.findByRole('dialog');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Delivered' }));
  await confirm('Save webhook');
  await waitFor(() => expect(sent(`PATCH ${ONE}`)[1]).toEqual({ url: HOOK.url, kinds: ['shipment.booked'] }));
});

test('a new secret is shown once, after a question', async () => {
  const { requested } = open({
    [`POST ${ONE}/rotate-secret`]: { body: { secret: SECRET, previousSecretUntil: '2026-11-21T15:00:00.000Z' } },
  });
  await more('Rotate secret');
  expect(requested).not.toContain(`POST ${ONE}/rotate-secret`);
  await confirm('Rotate secret');
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
});

test('is removed after a question; a failure says why', async () => {
  open({ [`DELETE ${ONE}`]: problem(404, 'NOT_FOUND', 'There is nothing here.') });
  await more('Delete');
  await confirm('Delete webhook');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('There is nothing here.');
});

test('a test event leads to its delivery', async () => {
  open({
    [`POST ${ONE}/test`]: { status: 202, body: { ...DELIVERY, kind: 'webhook.test', state: 'waiting' } },
    [DELIVERIES]: list({ ...DELIVERY, kind: 'webhook.test' }),
  });
  await press('Test https://erp.example/lading');
  expect(await screen.findByText(/Test event sent/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Deliveries to https://erp.example/lading' }));
  expect(await screen.findByRole('table', { name: 'Deliveries' })).toHaveTextContent('Test event');
});

describe('deliveries', () => {
  test('show what was sent, what was answered and how often it was tried', async () => {
    open({ [DELIVERIES]: list(DELIVERY, FAILED) }, '&webhook=whk_1');
    const rows = within(await screen.findByRole('table', { name: 'Deliveries' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent(/Bookedwhd_1Delivered1 attempt20084 ms/);
    expect(rows[0]).toHaveTextContent('"kind": "shipment.booked" }Response:thanks');
    expect(rows[1]).toHaveTextContent(/Failed12 attemptsNo response within 10 seconds10,000 ms/);
  });

  test('are filtered by the address', async () => {
    open({ [DELIVERIES]: list(DELIVERY), [`${DELIVERIES}?state=failed`]: list(FAILED) }, '&webhook=whk_1');
    await screen.findByText('whd_1');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Failed');
    expect(await screen.findByText('whd_2')).toBeInTheDocument();
    expect(address()).toBe('/settings/company?tab=webhooks&webhook=whk_1&state=failed');
  });

  test('are sent again; the log is read anew until they have arrived', async () => {
    let now = FAILED;
    const { requested } = open(
      {
        [DELIVERIES]: () => list(now),
        [`POST ${ONE}/deliveries/whd_2/replay`]: () => {
          now = { ...FAILED, state: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() };
          return { status: 202, body: now };
        },
      },
      '&webhook=whk_1',
    );
    await press('Resend whd_2');
    expect(await screen.findByText('Pending', { selector: 'span' })).toBeInTheDocument();
    now = { ...DELIVERY, id: 'whd_2' };
    expect(await screen.findByText('Delivered', { selector: 'span' }, { timeout: 4_000 })).toBeInTheDocument();
    expect(requested.filter((route) => route === DELIVERIES).length).toBeGreaterThan(2);
  });

  test('a replay that is refused says why', async () => {
    open(
      {
        [DELIVERIES]: list(FAILED),
        [`POST ${ONE}/deliveries/whd_2/replay`]: problem(404, 'NOT_FOUND', 'There is nothing here.'),
      },
      '&webhook=whk_1',
    );
    await press('Resend whd_2');
    expect(await screen.findByText('There is nothing here.')).toBeInTheDocument();
  });

  test('earlier ones come page by page', async () => {
    open(
      {
        [DELIVERIES]: { body: { items: [DELIVERY], nextCursor: 'next' } },
        [`${DELIVERIES}?cursor=next`]: list(FAILED),
      },
      '&webhook=whk_1',
    );
    await press('Show older deliveries');
    expect(await screen.findByText('whd_2')).toBeInTheDocument();
  });
});
