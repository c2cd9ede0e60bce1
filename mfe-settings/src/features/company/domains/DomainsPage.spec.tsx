import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { MailDomain } from '../../../shared/types';
// Loaded in advance, so that tests do not wait for lazy modules.
import './DomainsPage';

const CLAIM: MailDomain = {
  id: 'dom_1',
  domain: 'hilltop.test',
  proof: 'dns',
  record: { name: '_lading.hilltop.test', value: 'lading-verification=abc' },
  verifiedAt: null,
  autoJoin: false,
  createdAt: '2026-11-20T15:00:00.000Z',
};

const DOMAINS = 'GET /api/v1/company/domains';
const CLAIM_ROUTE = 'POST /api/v1/company/domains';
const VERIFY = 'POST /api/v1/company/domains/{id}/verify';
const CHANGE_DOMAIN = 'PATCH /api/v1/company/domains/{id}';
const RELEASE = 'DELETE /api/v1/company/domains/{id}';

const page = (items: MailDomain[]) => ({ body: { items, nextCursor: null } });
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}) => renderPage('/settings/company/domains', { [DOMAINS]: page([]), ...routes });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a claim by record shows what to publish and checks it', async () => {
  open({ [DOMAINS]: page([CLAIM]), [VERIFY]: problem(409, 'DOMAIN_UNPROVEN', 'The record is not there yet.') });
  expect(await screen.findByText('lading-verification=abc')).toBeInTheDocument();
  await press('Verify record');
  expect(await screen.findByRole('alert')).toHaveTextContent('The record is not there yet.');
});

test('a claim by email is verified by its code', async () => {
  const { api } = open({ [DOMAINS]: page([{ ...CLAIM, proof: 'mail', record: null }]), [VERIFY]: { body: CLAIM } });
  await userEvent.type(await screen.findByLabelText('Code'), ' 123-abc ');
  await press('Verify code');
  await waitFor(() => expect(api.sent(VERIFY).map(({ body }) => body)).toEqual([{ code: '123-abc' }]));
});

test('a verified domain can let people join without approval', async () => {
  const { api } = open({
    [DOMAINS]: page([{ ...CLAIM, verifiedAt: '2026-11-20T16:00:00.000Z' }]),
    [CHANGE_DOMAIN]: { body: CLAIM },
  });
  await userEvent.click(await screen.findByRole('switch', { name: /Let people join without approval/ }));
  await waitFor(() => expect(api.sent(CHANGE_DOMAIN).map(({ body }) => body)).toEqual([{ autoJoin: true }]));
});

test('a public domain is refused at its field', async () => {
  const errors = [
    { pointer: '/domain', code: 'PUBLIC_MAIL_DOMAIN', message: 'Addresses of this domain are open to everybody.' },
  ];
  open({ [CLAIM_ROUTE]: problem(422, 'VALIDATION_FAILED', 'Some fields are not right.', { errors }) });
  await userEvent.type(await screen.findByLabelText('Domain'), 'gmail.com');
  await press('Add domain');
  expect(await screen.findByText('Addresses of this domain are open to everybody.')).toBeInTheDocument();
  expect(screen.getByLabelText('Domain')).toHaveValue('gmail.com');
});

test('is removed after a question', async () => {
  const { api } = open({ [DOMAINS]: page([CLAIM]), [RELEASE]: {} });
  await press('Remove hilltop.test');
  await confirm('Remove domain');
  await closed();
  expect(api.sent(RELEASE)).toHaveLength(1);
});
