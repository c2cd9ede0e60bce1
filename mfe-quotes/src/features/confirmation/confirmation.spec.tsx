import type { MockRoutes } from '@lading/mfe-kit/testing';
import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shipment } from '../../shared/api/types';
import { quote } from '../../shared/testing/quotes';
import { shipment } from '../../shared/testing/shipments';
import { openQuotes } from '../../testing/open-quotes';

const SEND = 'POST /api/v1/shipments/{id}/consignee-notices';
const SUBJECT = 'Shipment S-000317 is booked';

async function open(change: Partial<Shipment> = {}, routes: MockRoutes = {}, permissions?: string[]) {
  const page = openQuotes(
    '/quotes/qte_1',
    {
      'GET /api/v1/quotes/{id}': { body: quote({ status: 'booked', shipmentId: 'shp_1', bookedOfferId: 'ofr_cheap' }) },
      'GET /api/v1/shipments/{id}': { body: shipment(change) },
      'GET /api/v1/shipments/{id}/contacts': {
        body: { carrierPhones: [], consigneeEmail: 'sam@oak-winery.test', subject: SUBJECT, text: 'It comes Monday.' },
      },
      ...routes,
    },
    { permissions },
  );
  const heading = await screen.findByRole('heading', { name: 'Booked as S-000317' });
  return { ...page, section: within(heading.closest('section')!) };
}

test('shows the numbers as far as they are known, and what is next', async () => {
  const { section } = await open();
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Example Freight Lines',
    'not assigned yet',
    'not assigned yet',
    '00612345000000017',
  ]);
  const steps = within(section.getByRole('list', { name: 'Next steps' })).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[0]).toHaveTextContent('CarrierSent The tender was emailed.');
  expect(steps[1]).toHaveTextContent('Label the 2 handling units, and hand the bill of lading to the driver.');
});

test('a pickup number and a PRO number are shown when the carrier has assigned them', async () => {
  const { section } = await open({
    proNumber: '123456789',
    tender: { state: 'accepted', text: 'The carrier has accepted.', carrierConfirmation: null, pickupNumber: 'PU-77' },
  });
  expect(section.getByText('PU-77')).toBeInTheDocument();
  expect(section.getByText('123456789')).toBeInTheDocument();
});

test('the bill of lading and the labels are printed', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:document', revokeObjectURL: () => undefined });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  const { section, api } = await open(
    {},
    {
      'POST /api/v1/shipments/print': () => new Response('pdf', { headers: { 'content-type': 'application/pdf' } }),
    },
  );
  await userEvent.click(section.getByRole('button', { name: 'Print BOL' }));
  await userEvent.click(section.getByRole('button', { name: 'Print labels' }));
  await waitFor(() =>
    expect(api.sent('POST /api/v1/shipments/print').map(({ body }) => body)).toEqual([
      { shipmentIds: ['shp_1'], kind: 'bol' },
      { shipmentIds: ['shp_1'], kind: 'labels' },
    ]),
  );
  await waitFor(() => expect(saved).toEqual(['S-000317-BOL.pdf', 'S-000317-Labels.pdf']));
  HTMLAnchorElement.prototype.click = click;
});

test('the email to the consignee is shown before it is sent', async () => {
  const { section, api, host } = await open({}, { [SEND]: new Response(null, { status: 202 }) });
  await userEvent.click(section.getByRole('button', { name: 'Email consignee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email consignee' }));
  expect(await dialog.findByLabelText(/Email of the consignee/)).toHaveValue('sam@oak-winery.test');
  expect(dialog.getByLabelText(/Subject/)).toHaveValue(SUBJECT);
  await userEvent.type(dialog.getByLabelText(/Text/), ' Use dock 4.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(SEND)[0]!.body).toEqual({
    to: 'sam@oak-winery.test',
    subject: SUBJECT,
    text: 'It comes Monday. Use dock 4.',
  });
  expect(host.seen.notices).toEqual([
    { kind: 'success', message: 'The email about S-000317 is sent to sam@oak-winery.test.' },
  ]);
});

test('an email that cannot be sent says why and keeps the text', async () => {
  const { section } = await open(
    {},
    { [SEND]: problem(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Try again later.') },
  );
  await userEvent.click(section.getByRole('button', { name: 'Email consignee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email consignee' }));
  await userEvent.type(await dialog.findByLabelText(/Text/), ' Use dock 4.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  expect(await dialog.findByText('Too many attempts. Try again later.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/Text/)).toHaveValue('It comes Monday. Use dock 4.');
});

test('a shipment that was picked up has no next steps', async () => {
  const { section } = await open({ status: 'picked_up' });
  expect(section.queryByRole('list', { name: 'Next steps' })).not.toBeInTheDocument();
});

test('a role that may only read has no actions', async () => {
  const { section } = await open({}, {}, ['quote.read', 'shipment.read']);
  expect(section.queryByRole('button', { name: /Print|Email/ })).not.toBeInTheDocument();
});
