import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { Webhook, WebhookDelivery } from '../../shared/types';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './WebhookDialog';
import './WebhooksPage';

const LIST = 'GET /api/v1/company/webhooks';
const ADD = 'POST /api/v1/company/webhooks';
const CHANGE = 'PATCH /api/v1/company/webhooks/{id}';
const DELETE = 'DELETE /api/v1/company/webhooks/{id}';
const ROTATE = 'POST /api/v1/company/webhooks/{id}/rotate-secret';
const TEST = 'POST /api/v1/company/webhooks/{id}/test';
const DELIVERIES = 'GET /api/v1/company/webhooks/{id}/deliveries';
const REPLAY = 'POST /api/v1/company/webhooks/{id}/deliveries/{deliveryId}/replay';
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
const SHOWN = { search: '?webhook=whk_1' };
const SECRET = 'whsec_0123456789abcdef';

const list = <T,>(...items: T[]) => ({ body: { items, nextCursor: null } });
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, { search = '', ...options }: FakeHostOptions & { search?: string } = {}) =>
  renderPage(
    `/settings/company/webhooks${search}`,
    { 'GET /api/v1/company': { body: COMPANY }, [LIST]: list(HOOK), ...routes },
    options,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const more = async (name: string) => {
  await press('More actions for https://erp.example/lading');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const enterUrl = (url: string) => fireEvent.change(inDialog().getByLabelText('URL'), { target: { value: url } });

test('lists URL, events and status', async () => {
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

test('explains an automatic deactivation', async () => {
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

test('shows the secret of a new webhook once', async () => {
  const { api } = open({ [LIST]: list(), [ADD]: { status: 201, body: { ...HOOK, secret: SECRET } } });
  await press('Add webhook');
  await screen.findByRole('dialog');
  enterUrl(' https://erp.example/lading ');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Delivered' }));
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Booked' }));
  await confirm('Save webhook');
  const shown = within(await screen.findByRole('dialog', { name: 'Webhook secret' }));
  expect(shown.getByText(SECRET)).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'I saved it' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([
    { url: 'https://erp.example/lading', kinds: ['shipment.booked', 'shipment.delivered'] },
  ]);
});

test('shows a rejected URL at its field; the draft survives an expired session', async () => {
  const errors = [{ pointer: '/url', code: 'URL_NOT_ALLOWED', message: 'This address is not a public one.' }];
  const { unmount, host } = open({
    [ADD]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }),
  });
  await press('Add webhook');
  await screen.findByRole('dialog');
  enterUrl('https://10.0.0.1/hook');
  await press('Select all');
  await confirm('Save webhook');
  expect(await inDialog().findByText('This address is not a public one.')).toBeInTheDocument();
  unmount();
  const expired = open(
    { [ADD]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') },
    { stored: host.seen.stored },
  );
  await press('Add webhook');
  await screen.findByRole('dialog');
  expect(inDialog().getByLabelText('URL')).toHaveValue('https://10.0.0.1/hook');
  expect(inDialog().getByRole('button', { name: 'Clear all' })).toBeInTheDocument();
  await confirm('Save webhook');
  await waitFor(() => expect(expired.host.seen.unauthorized).toBe(1));
});

test('requires a URL and an event', async () => {
  const { api } = open();
  await press('Add webhook');
  await screen.findByRole('dialog');
  enterUrl('erp.example');
  await confirm('Save webhook');
  expect(await inDialog().findByText(/Enter a URL like/)).toBeInTheDocument();
  expect(inDialog().getByText('Choose at least one event.')).toBeInTheDocument();
  expect(api.sent(ADD)).toEqual([]);
});

test('is disabled and edited', async () => {
  const { api } = open({ [CHANGE]: { body: HOOK } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Enabled: https://erp.example/lading' }));
  await waitFor(() => expect(api.sent(CHANGE)[0]?.body).toEqual({ enabled: false }));
  await more('Edit');
  await screen.findByRole('dialog');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Delivered' }));
  await confirm('Save webhook');
  await waitFor(() => expect(api.sent(CHANGE)[1]?.body).toEqual({ url: HOOK.url, kinds: ['shipment.booked'] }));
});

test('a new secret is shown once, after a question', async () => {
  const { api } = open({
    [ROTATE]: { body: { secret: SECRET, previousSecretUntil: '2026-11-21T15:00:00.000Z' } },
  });
  await more('Rotate secret');
  expect(api.sent(ROTATE)).toEqual([]);
  await confirm('Rotate secret');
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
});

test('is deleted after a question; a failure is explained', async () => {
  open({ [DELETE]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  await more('Delete');
  await confirm('Delete webhook');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('Not found, or you do not have access.');
});

test('a test event leads to its delivery', async () => {
  const { host } = open({
    [TEST]: { status: 202, body: { ...DELIVERY, kind: 'webhook.test', state: 'waiting' } },
    [DELIVERIES]: list({ ...DELIVERY, kind: 'webhook.test' }),
  });
  await press('Test https://erp.example/lading');
  await waitFor(() =>
    expect(host.seen.notices).toEqual([
      { kind: 'success', message: 'Test event sent. See the result under Deliveries.' },
    ]),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Deliveries to https://erp.example/lading' }));
  expect(await screen.findByRole('table', { name: 'Deliveries' })).toHaveTextContent('Test event');
});

describe('deliveries', () => {
  test('show payload, response and attempts', async () => {
    open({ [DELIVERIES]: list(DELIVERY, FAILED) }, SHOWN);
    const rows = within(await screen.findByRole('table', { name: 'Deliveries' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent(/Bookedwhd_1Delivered1 attempt20084 ms/);
    expect(rows[0]).toHaveTextContent('"kind": "shipment.booked" }Response:thanks');
    expect(rows[1]).toHaveTextContent(/Failed12 attemptsNo response within 10 seconds10,000 ms/);
  });

  test('are filtered in the URL', async () => {
    open({ [DELIVERIES]: ({ query }) => list(query.state === 'failed' ? FAILED : DELIVERY) }, SHOWN);
    await screen.findByText('whd_1');
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Failed' }));
    expect(await screen.findByText('whd_2')).toBeInTheDocument();
    expect(address()).toBe('/settings/company/webhooks?webhook=whk_1&state=failed');
  });

  test('are resent; the log is polled until they are delivered', async () => {
    let now: WebhookDelivery = FAILED;
    const { api } = open(
      {
        [DELIVERIES]: () => list(now),
        [REPLAY]: () => {
          now = { ...FAILED, state: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() };
          return { status: 202, body: now };
        },
      },
      SHOWN,
    );
    await press('Resend whd_2');
    expect(await screen.findByText('Pending', { selector: 'span' })).toBeInTheDocument();
    now = { ...DELIVERY, id: 'whd_2' };
    expect(await screen.findByText('Delivered', { selector: 'span' })).toBeInTheDocument();
    expect(api.sent(DELIVERIES).length).toBeGreaterThan(2);
  });

  test('a refused replay is explained', async () => {
    const { host } = open(
      {
        [DELIVERIES]: list(FAILED),
        [REPLAY]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.'),
      },
      SHOWN,
    );
    await press('Resend whd_2');
    await waitFor(() =>
      expect(host.seen.notices).toEqual([
        { kind: 'error', message: 'The delivery was not resent. Not found, or you do not have access.' },
      ]),
    );
  });

  test('are paged', async () => {
    open(
      {
        [DELIVERIES]: ({ query }) =>
          query.cursor === 'next' ? list(FAILED) : { body: { items: [DELIVERY], nextCursor: 'next' } },
      },
      SHOWN,
    );
    await press('Show more');
    expect(await screen.findByText('whd_2')).toBeInTheDocument();
  });
});
