import { problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment, shipmentDocument } from '../../../shared/testing/fixtures';
import type { ShipmentDocument } from '../../../shared/types';
import { SHIPMENT, showShipment } from '../../../testing/open-shipment';
import { FakeUpload } from '../testing/fake-upload';

const correction: ShipmentDocument = {
  ...shipmentDocument,
  id: 'doc_02',
  version: 2,
  status: 'correction',
  changes: ['The PRO number is 123456789.'],
};
const carriers: ShipmentDocument = {
  ...shipmentDocument,
  id: 'doc_03',
  kind: 'CARRIER_BOL',
  source: 'member',
  status: 'received',
  contentType: 'image/jpeg',
  fileName: 'signed.jpg',
  uploadedBy: 'Robin Mercer',
};
const withDocuments = (...documents: ShipmentDocument[]) => ({
  'GET /api/v1/shipments/{id}': () => ({ body: { ...shipment, documents } }),
});

test('the newest version stands first with what changed; the earlier one on request', async () => {
  showShipment({ tab: 'documents', routes: withDocuments({ ...shipmentDocument, status: 'superseded' }, correction) });
  const link = await screen.findByRole('link', { name: 'Download Bill of lading, version 2' });
  expect(link).toHaveAttribute('href', `http://localhost${SHIPMENT}/documents/doc_02`);
  expect(screen.getByText('Correction')).toBeInTheDocument();
  expect(screen.getByText('Changed: The PRO number is 123456789.')).toBeInTheDocument();
  expect(screen.queryByText('Replaced')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Show the earlier version/ }));
  expect(screen.getByRole('link', { name: 'Download Bill of lading, version 1' })).toHaveAttribute(
    'download',
    shipmentDocument.fileName,
  );
});

test('a document that its carrier withdrew is marked, and can still be downloaded', async () => {
  const pod: ShipmentDocument = {
    ...carriers,
    kind: 'POD',
    source: 'carrier',
    note: 'Signed by another consignee',
    withdrawnAt: '2026-11-30T15:00:00.000Z',
  };
  showShipment({ tab: 'documents', routes: withDocuments(pod) });
  const row = within((await screen.findByText('Withdrawn by the carrier')).closest('tr')!);
  expect(row.getByText(/Nov 30/)).toBeInTheDocument();
  expect(row.getByText('“Signed by another consignee”')).toBeInTheDocument();
  expect(row.queryByText('Received')).not.toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Download Proof of delivery, version 1' })).toBeInTheDocument();
});

test('a paper is shown in the page beside the carrier’s image of it', async () => {
  showShipment({ tab: 'documents', routes: withDocuments(correction, carriers) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show Bill of lading, version 2' }));
  const preview = screen.getByRole('region', { name: 'Preview of Bill of lading, version 2' });
  expect(within(preview).getByTitle('Bill of lading, version 2')).toHaveAttribute(
    'src',
    expect.stringContaining(`http://localhost${SHIPMENT}/documents/doc_02?inline=true`),
  );
  expect(within(preview).getByRole('img', { name: /signed.jpg/ })).toBeInTheDocument();
  await userEvent.click(within(preview).getByRole('button', { name: 'Close preview' }));
  expect(screen.queryByRole('region', { name: /Preview/ })).not.toBeInTheDocument();
});

test('images have a thumbnail that is loaded lazily, all other and large files a page with type, pages and date', async () => {
  const large = { ...carriers, id: 'doc_04', version: 2, size: 2 * 1_048_576 + 1 };
  showShipment({
    tab: 'documents',
    routes: withDocuments(
      { ...shipmentDocument, pageCount: 3, createdAt: '2026-11-20T15:00:00.000Z' },
      { ...carriers, kind: 'POD' },
      large,
    ),
  });
  await screen.findByText('Proof of delivery, version 1');
  const [image, ...others] = document.querySelectorAll('img');
  expect(others).toEqual([]);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('src', `http://localhost${SHIPMENT}/documents/doc_03?inline=true`);
  const tiles = () => [...document.querySelectorAll('[data-tile]')].map(({ textContent }) => textContent);
  expect(tiles()).toEqual([expect.stringMatching(/^PDF3 pages\w+, Nov 20/), expect.stringMatching(/^JPEG/)]);
  fireEvent.error(image!);
  expect(tiles()).toHaveLength(3);
});

test('asks again until the bill of lading is drawn', async () => {
  let answers = 0;
  showShipment({
    tab: 'documents',
    routes: {
      'GET /api/v1/shipments/{id}': () => ({ body: answers++ === 0 ? { ...shipment, documents: [] } : shipment }),
    },
  });
  expect(await screen.findByText('The bill of lading is being created')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Download/ })).toBeInTheDocument();
});

test('labels are made for a sheet that was begun', async () => {
  const sent: unknown[] = [];
  showShipment({
    tab: 'documents',
    routes: {
      'POST /api/v1/shipments/{id}/labels': ({ body }) => {
        sent.push(body);
        return { status: 201, body: { document: { ...shipmentDocument, kind: 'LABELS' }, warnings: [] } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create labels' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Avery/ }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Position 4' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create labels' }));
  expect(await screen.findByText('Pallet labels, version 1 created')).toBeInTheDocument();
  expect(sent).toEqual([{ format: 'avery', startAt: 4 }]);
});

test('a commercial invoice is offered across the border only, and says what is blank', async () => {
  const canada = {
    ...shipment,
    crossBorder: true,
    stops: [shipment.stops[0]!, { ...shipment.stops[1]!, country: 'CA' as const }],
  };
  const warning = { pointer: '/lines/0/hsCode', code: 'MISSING', message: 'The HS code is missing.' };
  showShipment({
    tab: 'documents',
    routes: {
      'GET /api/v1/shipments/{id}': () => ({ body: canada }),
      'POST /api/v1/shipments/{id}/commercial-invoice': () => ({
        status: 201,
        body: {
          document: { ...shipmentDocument, kind: 'COMMERCIAL_INVOICE' },
          warnings: [warning, { ...warning, pointer: '/lines/1/hsCode' }],
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create commercial invoice' }));
  expect(await screen.findAllByText('The HS code is missing.')).toHaveLength(1);
});

test('inside one country, and without prices, there is neither invoice nor rate confirmation', async () => {
  showShipment({
    tab: 'documents',
    permissions: ['shipment.read', 'document.read'],
    routes: { 'GET /api/v1/shipments/{id}': () => ({ body: { ...shipment, uploadKinds: [] } }) },
  });
  await screen.findByRole('link', { name: /^Download Bill/ });
  expect(screen.queryByRole('button', { name: /^Create/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Add documents' })).not.toBeInTheDocument();
});

const pod = new File(['%PDF-1.7'], 'pod.pdf', { type: 'application/pdf' });
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Files to add'), { target: { files } });

test('a chosen file is sent with its type and shows its progress', async () => {
  FakeUpload.install();
  const { host } = showShipment({ tab: 'documents' });
  await choose(pod);
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  const [upload] = FakeUpload.sent;
  upload!.progress(0.4);
  expect(await screen.findByRole('progressbar', { name: 'Uploading pod.pdf' })).toHaveAttribute('value', '0.4');
  upload!.answer(201, { ...shipmentDocument, kind: 'POD' });
  await waitFor(() => expect(host.seen.notices).toMatchObject([{ kind: 'success', message: 'pod.pdf was added.' }]));
  expect(upload!.form?.get('kind')).toBe('POD');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('sends three files at a time', async () => {
  FakeUpload.install();
  showShipment({ tab: 'documents' });
  await choose(...['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => new File(['x'], name, { type: pod.type })));
  expect(await screen.findByText('Waiting')).toBeInTheDocument();
  expect(FakeUpload.sent).toHaveLength(3);
});

test('a refused file says why and can be retried', async () => {
  FakeUpload.install();
  showShipment({ tab: 'documents' });
  await choose(pod);
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  const { problem: body } = problem(422, 'FILE_TYPE', 'This file is not what its name says.');
  FakeUpload.sent[0]!.answer(422, body);
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not what its name says.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry pod.pdf' }));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
});

test('a file that the server would refuse is not sent', async () => {
  FakeUpload.install();
  showShipment({ tab: 'documents' });
  await choose(new File(['x'], 'page.html', { type: 'text/html' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only PDF, TIFF, JPEG or PNG files can be uploaded.');
  expect(FakeUpload.sent).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove page.html' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a document is requested from the carrier', async () => {
  const sent: unknown[] = [];
  const { host } = showShipment({
    tab: 'documents',
    routes: {
      'POST /api/v1/shipments/{id}/document-requests': ({ body }) => {
        sent.push(body);
        return { status: 201, body: { kind: 'POD', sentTo: 'pod@carrier.test' } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Request from carrier' }));
  expect(screen.queryByRole('menuitem', { name: 'Carrier’s invoice' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Proof of delivery' }));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({ kind: 'success', message: 'Request emailed to pod@carrier.test.' }),
  );
  expect(sent).toEqual([{ kind: 'POD' }]);
});

test('a request without an address of the carrier says what to do', async () => {
  const message = 'Prairie Demo Freight has no email address for this. Enter one under Settings, Carriers.';
  showShipment({
    tab: 'documents',
    routes: { 'POST /api/v1/shipments/{id}/document-requests': () => problem(409, 'NO_CARRIER_ADDRESS', message) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Request from carrier' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Proof of delivery' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
