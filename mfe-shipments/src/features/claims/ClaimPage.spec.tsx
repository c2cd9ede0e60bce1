import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { Claim } from '../../shared/api/claims';
import { shipment } from '../../shared/testing/fixtures';
import { claim } from '../../shared/testing/claims';

const DETAIL = 'GET /api/v1/claims/{id}';
const STEP = 'POST /api/v1/claims/{id}/steps';
const CHANGE = 'PUT /api/v1/claims/{id}';
const TERMS = { claims: [], possible: true, deliveredOn: '2026-11-20', fileBy: '2027-08-20', noticeBy: '2026-11-27' };
const renderPage = pageRenderer(remote);

const open = (change: Partial<Claim> = {}, routes: MockRoutes = {}, permissions?: string[]) =>
  renderPage(
    '/claims/clm_01',
    {
      [DETAIL]: { body: { ...claim, ...change } },
      'GET /api/v1/claims/{id}/messages': { body: { messages: [], carrierEmail: 'claims@carrier.test' } },
      'GET /api/v1/shipments/{id}': { body: shipment },
      'GET /api/v1/shipments/{id}/claims': { body: { ...TERMS, liability: { amount: 250_000, currency: 'USD' } } },
      ...routes,
    },
    { permissions },
  );

/** Opens the dialog of a step. */
async function openStep(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

test('shows deadlines with their rules, amounts, items, evidence and history', async () => {
  open();
  expect(await screen.findByText(/^Acknowledgment due .*Dec 23/)).toBeInTheDocument();
  expect(screen.getByText(/within 120 days \(49 CFR 370\.9\)/)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Lost or damaged items' })).toHaveTextContent('Aluminium fittings2180');
  expect(await screen.findByRole('link', { name: 'Bill of lading, version 1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/shipments\/shp_01\/documents\/doc_01$/),
  );
  const history = screen.getByRole('list', { name: 'History' });
  expect(history).toHaveTextContent(/Filed, .*Nov 23.*By registered mail.*Drafted, \$1,000\.00/);
});

test('an acknowledgment is recorded with date and the carrier’s number, and the version', async () => {
  const known: Claim = { ...claim, status: 'acknowledged', version: 3, carrierReference: 'ZZ-77' };
  const { api } = open({}, { [STEP]: { body: known } });
  const dialog = await openStep('Record acknowledgment');
  fireEvent.change(dialog.getByLabelText(/^Acknowledged on/), { target: { value: '2026-11-27' } });
  fireEvent.change(dialog.getByLabelText('Carrier’s claim number'), { target: { value: 'ZZ-77' } });
  api.reply({ [DETAIL]: { body: known } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record acknowledgment' }));
  expect(await screen.findByText('ZZ-77')).toBeInTheDocument();
  expect(api.sent(STEP)[0]!.body).toEqual({
    version: 2,
    kind: 'acknowledge',
    on: '2026-11-27',
    carrierReference: 'ZZ-77',
  });
});

test('an offer of more than was claimed is refused, a denial needs the reason', async () => {
  const { api } = open({}, { [STEP]: { body: claim } });
  const offer = await openStep('Record offer');
  fireEvent.change(offer.getByLabelText(/^Offered amount/), { target: { value: '1,000.01' } });
  await userEvent.click(offer.getByRole('button', { name: 'Record offer' }));
  expect(offer.getByText('Enter at most the claimed amount.')).toBeInTheDocument();
  await userEvent.click(offer.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Record denial' }));
  const denial = within(await screen.findByRole('dialog', { name: 'Record denial' }));
  await userEvent.click(denial.getByRole('button', { name: 'Record denial' }));
  expect(denial.getByText('Enter the carrier’s reason.')).toBeInTheDocument();
  expect(api.sent(STEP)).toEqual([]);
});

test('accepting an offer proposes its amount', async () => {
  const { api } = open(
    { status: 'offered', offered: 40_000, possible: ['settle', 'reject'] },
    { [STEP]: { body: claim } },
  );
  const dialog = await openStep('Accept offer');
  expect(dialog.getByLabelText(/^Settled amount/)).toHaveValue('400');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(api.sent(STEP)).toHaveLength(1));
  expect(api.sent(STEP)[0]!.body).toMatchObject({ kind: 'settle', amount: 40_000 });
});

test('a step that a colleague took first is explained, and the entered text stays', async () => {
  open({}, { [STEP]: problem(409, 'STALE', 'This claim was changed in the meantime. Reload it, then try again.') });
  const dialog = await openStep('Record acknowledgment');
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'By phone' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record acknowledgment' }));
  expect(await dialog.findByText(/was changed in the meantime/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Note')).toHaveValue('By phone');
});

test('a draft is edited with evidence and its last dates in view', async () => {
  const draft: Partial<Claim> = { status: 'draft', kind: 'concealed', documentIds: [], possible: ['file', 'withdraw'] };
  const { api } = open(draft, { [CHANGE]: { body: { ...claim, ...draft } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit claim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit claim C-000012' }));
  expect(await dialog.findByText(/^File the claim by/)).toHaveTextContent(
    /Aug 20.*\. Report concealed damage to the carrier by .*Nov 27.*\. The carrier’s liability is at most \$2,500\.00\./,
  );
  fireEvent.change(dialog.getByLabelText('Value of goods (USD)'), { target: { value: '1,200' } });
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Bill of lading, version 1/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.sent(CHANGE)).toHaveLength(1));
  expect(api.sent(CHANGE)[0]!.body).toEqual({
    version: 2,
    kind: 'concealed',
    items: [{ description: 'Aluminium fittings', pieces: 2, weight: 180 }],
    goodsAmount: 120_000,
    freightAmount: 9_000,
    otherAmount: 1_000,
    description: 'Two crates were crushed.',
    reference: 'RMA-7',
    documentIds: ['doc_01'],
  });
});

test('users who may only read have no steps', async () => {
  open({ possible: [] }, {}, ['price.read', 'shipment.read']);
  expect(await screen.findByRole('heading', { name: 'Deadlines' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

test('a draft is filed by email, with its letter and evidence', async () => {
  const { api } = open({ status: 'draft', possible: ['file'] }, { [STEP]: { body: claim } });
  const dialog = await openStep('File claim');
  expect(await dialog.findByText('To claims@carrier.test')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/^Received by the carrier on/), { target: { value: '2026-11-27' } });
  await userEvent.click(dialog.getByRole('switch', { name: /^Email the carrier/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'File claim' }));
  await waitFor(() => expect(api.sent(STEP)).toHaveLength(1));
  expect(api.sent(STEP)[0]!.body).toEqual({ version: 2, kind: 'file', on: '2026-11-27', emailCarrier: true });
});

test('letter and evidence are downloaded, and the carrier’s answer is added to the thread', async () => {
  const ADD = 'POST /api/v1/claims/{id}/messages';
  const { api } = open({}, { [ADD]: { body: { messages: [], carrierEmail: null } } });
  expect(await screen.findByRole('link', { name: 'Download claim letter' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/claims\/clm_01\/letter$/),
  );
  expect(screen.getByRole('link', { name: 'Download evidence pack' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/claims\/clm_01\/evidence$/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add answer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add answer' }));
  expect(dialog.getByText('Enter the text.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Message/), 'We inspect it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Add answer' }));
  await waitFor(() => expect(api.sent(ADD)).toHaveLength(1));
  expect(api.sent(ADD)[0]!.body).toEqual({ direction: 'received', text: 'We inspect it.' });
});

describe('documents after filing', () => {
  const ADD = 'POST /api/v1/claims/{id}/documents';

  test('are chosen from those the claim does not have, with a message, and emailed', async () => {
    const { api } = open(
      { documentIds: [] },
      {
        [ADD]: { body: { ...claim, version: 3, documentIds: [], addedDocumentIds: ['doc_01'] } },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add documents' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add documents' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add documents' }));
    expect(await dialog.findByText('Choose a document.')).toBeInTheDocument();
    expect(api.sent(ADD)).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Bill of lading, version 1/ }));
    await userEvent.type(dialog.getByLabelText('Message'), 'The signed receipt.');
    await userEvent.click(await dialog.findByRole('switch', { name: /^Email the carrier/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add documents' }));
    await waitFor(() => expect(api.sent(ADD)).toHaveLength(1));
    expect(api.sent(ADD)[0]!.body).toEqual({
      version: 2,
      documentIds: ['doc_01'],
      note: 'The signed receipt.',
      emailCarrier: true,
    });
  });

  test('that the claim has are not offered again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add documents' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add documents' }));
    expect(dialog.queryByRole('checkbox', { name: /^Bill of lading, version 1/ })).not.toBeInTheDocument();
  });

  test('are listed apart, and a settled claim takes none', async () => {
    open({ documentIds: [], addedDocumentIds: ['doc_01'], takesDocuments: false });
    expect(await screen.findByText('Added after filing')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Bill of lading, version 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add documents' })).not.toBeInTheDocument();
  });
});
