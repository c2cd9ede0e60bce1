import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { EdiPartner, Interchange, InterchangeDetail } from '../../shared/types';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './EdiPage';
import './InterchangeDialog';
import './PartnerDialog';
import './SftpDialog';

const PARTNERS = 'GET /api/v1/edi/partners';
const MAILBOX = 'GET /api/v1/edi/interchanges';
const DETAIL = 'GET /api/v1/edi/interchanges/{id}';
const ADD = 'POST /api/v1/edi/partners';
const CHANGE = 'PATCH /api/v1/edi/partners/{id}';
const SFTP = 'PUT /api/v1/edi/partners/{id}/sftp';
const TEST = 'POST /api/v1/edi/partners/{id}/sftp/test';
const CONFIRM = 'POST /api/v1/edi/partners/{id}/sftp/host-key';
const REPLAY = 'POST /api/v1/edi/interchanges/{id}/replay';
const SENT = 'POST /api/v1/edi/interchanges/{id}/sent';

const PARTNER: EdiPartner = {
  id: 'edp_1',
  carrierId: 'car_1',
  scac: 'ZZTL',
  carrierName: 'Example Truckload',
  enabled: true,
  test: false,
  ourQualifier: 'ZZ',
  ourId: 'ACME',
  ourGroupId: 'ACME',
  partnerQualifier: '02',
  partnerId: 'ZZTL',
  partnerGroupId: 'ZZTL',
  loadTenders: true,
  billsOfLading: false,
  customerNumber: null,
  responseHours: null,
  sendReceipts: true,
  requestReceipts: false,
  elements: { references: ['BM', 'CN'], omittedSegments: ['K1'] },
  x12Version: '004010',
  lastControl: 7,
  sftp: null,
  version: 2,
};
const SERVER: NonNullable<EdiPartner['sftp']> = {
  enabled: true,
  host: 'sftp.carrier.test',
  port: 22,
  userName: 'acme',
  authentication: 'password',
  inboundFolder: '/outbox',
  inboundPattern: '*.edi',
  archiveFolder: null,
  outboundFolder: '/inbox',
  outboundName: '{set}-{control}.edi',
  hostKey: null,
  exchangedAt: null,
  error: null,
  nextAt: '2026-11-24T14:00:00.000Z',
  refused: [],
  version: 1,
};
const FINGERPRINT = `SHA256:${'a'.repeat(43)}`;
const RECEIVED: Interchange = {
  id: 'edi_1',
  partnerId: 'edp_1',
  scac: 'ZZTL',
  carrierName: 'Example Truckload',
  direction: 'in',
  control: 42,
  test: false,
  sets: ['214'],
  state: 'processed',
  acknowledgment: 'partial',
  receipt: { status: 'accepted', note: '000' },
  error: '1 of 2 transactions could not be used.',
  createdAt: '2026-11-24T14:00:00.000Z',
  handledAt: '2026-11-24T14:00:01.000Z',
  acknowledgedAt: '2026-11-24T14:00:01.000Z',
};
const ISA =
  'ISA*00*          *00*          *02*ZZTL           *ZZ*ACME           *261124*0915*U*00401*000000042*0*P*>~';
const OPENED: InterchangeDetail = {
  ...RECEIVED,
  receipt: { status: 'rejected', note: '025' },
  transactions: [
    {
      set: '214',
      control: '0001',
      status: 'rejected',
      faults: [{ position: 4, segment: 'AT7', element: 5, fault: 'date', value: '20260229' }],
      subject: 'S-000301',
      outcome: 'Rejected by Lading; see the faults.',
      failed: true,
    },
    {
      set: '214',
      control: '0002',
      status: 'accepted',
      faults: [],
      subject: 'S-000302',
      outcome: '1 event recorded.',
      failed: false,
    },
  ],
  text: `${ISA}\nGS*QM*ZZTL*ACME*20261124*0915*42*X*004010~\n`,
  textCut: false,
};

const renderPage = pageRenderer(remote);
const open = (items: EdiPartner[], routes: MockRoutes = {}, query = '') =>
  renderPage(`/settings/company/edi${query}`, {
    'GET /api/v1/company': { body: COMPANY },
    'GET /api/v1/company/carriers': {
      body: {
        items: [{ id: 'car_1', scac: 'ZZTL', name: 'Example Truckload', demo: false, connectors: [], connections: [] }],
        nextCursor: null,
      },
    },
    [PARTNERS]: { body: { items } },
    [MAILBOX]: { body: { items: [RECEIVED], nextCursor: null } },
    [DETAIL]: { body: OPENED },
    ...routes,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(new RegExp(`^${label}`)), { target: { value } });

test('lists partners and the mailbox', async () => {
  open([PARTNER]);
  const partners = within(await screen.findByRole('table', { name: 'EDI partners' }));
  expect(partners.getAllByRole('row')[1]).toHaveTextContent(
    /Example Truckload.*ZZ ACME.*02 ZZTL.*204 truckload.*Production/,
  );
  const mailbox = within(await screen.findByRole('table', { name: 'Interchanges' }));
  const row = mailbox.getAllByRole('row')[1];
  expect(row).toHaveTextContent('214 Status');
  expect(row).toHaveTextContent('Partly accepted');
  expect(row).toHaveTextContent('TA1 accepted');
  expect(row).toHaveTextContent('1 of 2 transactions could not be used.');
});

test('an interchange shows faults with their position, outcomes and segments, and is processed again', async () => {
  const { api } = open([PARTNER], { [REPLAY]: { body: { ...OPENED, state: 'received' } } });
  await press('Open interchange 42 of Example Truckload');
  await screen.findByRole('dialog', { name: 'Interchange' });
  expect(await inDialog().findByText('AT7 (segment 4), element 5 is no valid date: 20260229')).toBeInTheDocument();
  expect(inDialog().getByText('1 event recorded.')).toBeInTheDocument();
  expect(inDialog().getByText('TA1 rejected (025)')).toBeInTheDocument();
  expect(
    inDialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([ISA.slice(0, -1), 'GS*QM*ZZTL*ACME*20261124*0915*42*X*004010']);
  await userEvent.click(inDialog().getByRole('button', { name: 'Process again' }));
  await waitFor(() => expect(api.sent(REPLAY)).toHaveLength(1));
});

test('a waiting interchange is marked as sent', async () => {
  const waiting: InterchangeDetail = {
    ...OPENED,
    direction: 'out',
    state: 'waiting',
    acknowledgment: 'open',
    error: null,
  };
  const { api } = open(
    [PARTNER],
    { [DETAIL]: { body: waiting }, [SENT]: problem(409, 'INTERCHANGE_NOT_WAITING', 'It is not waiting.') },
    '?interchange=edi_1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as sent' }));
  expect(await screen.findByText('It is not waiting.')).toBeInTheDocument();
  expect(api.sent(SENT)).toHaveLength(1);
});

test('adds a partner; group ids are those of the interchange', async () => {
  const { api } = open([], { [ADD]: { status: 201, body: PARTNER } });
  await press('Add EDI partner');
  await screen.findByRole('dialog', { name: 'Add EDI partner' });
  await userEvent.click(inDialog().getByRole('button', { name: 'Save partner' }));
  expect(await inDialog().findByText('Choose a carrier.')).toBeInTheDocument();
  expect(inDialog().getAllByText('Enter 2 to 15 letters, digits or . _ / & -')).toHaveLength(2);
  await inDialog().findByRole('option', { name: 'Example Truckload (ZZTL)' });
  enter('Carrier \\*|Carrier$', 'car_1');
  enter('Your interchange ID', 'acme');
  enter('Carrier’s interchange ID', 'zztl');
  await userEvent.click(inDialog().getByRole('button', { name: 'Save partner' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([
    {
      carrierId: 'car_1',
      enabled: true,
      test: true,
      ourQualifier: 'ZZ',
      ourId: 'ACME',
      ourGroupId: 'ACME',
      partnerQualifier: '02',
      partnerId: 'ZZTL',
      partnerGroupId: 'ZZTL',
      loadTenders: true,
      billsOfLading: true,
      customerNumber: null,
      responseHours: null,
      sendReceipts: true,
      requestReceipts: false,
      elements: { references: ['SI', 'BM', 'CN', 'Q1', 'PO', 'VN', 'CR', 'ZZ'], omittedSegments: [] },
    },
  ]);
});

test('an edited partner is based on its version', async () => {
  const { api } = open([PARTNER], { [CHANGE]: { body: PARTNER } });
  await press('Edit Example Truckload');
  await screen.findByRole('dialog', { name: 'Edit Example Truckload' });
  enter('Account number', '77');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'PO: purchase order' }));
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'MS3: carrier’s role in a 204' }));
  expect(inDialog().getByRole('checkbox', { name: 'K1: remarks of a 211' })).not.toBeChecked();
  await userEvent.click(inDialog().getByRole('button', { name: 'Save partner' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(CHANGE)[0]!.body).toMatchObject({ customerNumber: '77', version: 2, billsOfLading: false });
  expect(api.sent(CHANGE)[0]!.body).toMatchObject({
    elements: { references: ['BM', 'CN', 'PO'], omittedSegments: ['K1', 'MS3'] },
  });
  expect(api.sent(CHANGE)[0]!.body).not.toHaveProperty('carrierId');
});

test('an SFTP server is added; the password is required', async () => {
  const { api } = open([PARTNER], { [SFTP]: { body: SERVER } });
  await press('SFTP server of Example Truckload');
  await screen.findByRole('dialog', { name: 'SFTP server of Example Truckload' });
  await userEvent.click(inDialog().getByRole('button', { name: 'Save server' }));
  expect(await inDialog().findByText('Enter the password for this server.')).toBeInTheDocument();
  expect(inDialog().getAllByText('Enter a folder, like /outbox.')).toHaveLength(2);
  enter('Host', 'sftp.carrier.test');
  enter('User name', 'acme');
  enter('Password', 'open sesame');
  enter('Folder of files from', '/outbox');
  enter('Folder of files to', '/inbox');
  await userEvent.click(inDialog().getByRole('button', { name: 'Save server' }));
  await waitFor(() => expect(api.sent(SFTP)).toHaveLength(1));
  const { hostKey, exchangedAt, error, nextAt, refused, ...saved } = SERVER;
  expect(api.sent(SFTP)[0]!.body).toEqual({ ...saved, inboundPattern: '*', password: 'open sesame', version: 0 });
});

test('the host key is shown, compared and confirmed, then the connection is tested again', async () => {
  const unconfirmed = {
    state: 'confirm' as const,
    message: 'Not confirmed yet.',
    fingerprint: FINGERPRINT,
    waitingFiles: null,
  };
  const { api } = open([{ ...PARTNER, sftp: SERVER }], { [TEST]: { body: unconfirmed }, [CONFIRM]: { body: SERVER } });
  await press('SFTP server of Example Truckload');
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await inDialog().findByText(FINGERPRINT)).toBeInTheDocument();
  await userEvent.click(inDialog().getByRole('button', { name: 'Confirm host key' }));
  await waitFor(() => expect(api.sent(TEST)).toHaveLength(2));
  expect(api.sent(CONFIRM)[0]!.body).toEqual({ fingerprint: FINGERPRINT });
});

test('a failing exchange and files that cannot be used are explained', async () => {
  const refused = [{ name: 'a.edi', message: 'No EDI partner has these ids.' }];
  const failing = { ...SERVER, hostKey: FINGERPRINT, error: 'The server refused the password.', refused };
  open([{ ...PARTNER, sftp: failing }]);
  expect(await screen.findByText(/The server refused the password/)).toBeInTheDocument();
  await press('SFTP server of Example Truckload');
  expect(await screen.findByText('No EDI partner has these ids.', { exact: false })).toBeInTheDocument();
});
