import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/fixtures';
import type { ListedContact } from './customs-form';
import { showShipment } from '../../../testing/open-shipment';

const address = { address1: '5 Quai Rd', city: 'Windsor', state: 'ON', postalCode: 'N9A 1A1', country: 'CA' as const };
const crossing = {
  ...shipment,
  crossBorder: true,
  axes: { ...shipment.axes, customs: 'docs_ready' as const },
  handlingUnits: [
    {
      ...shipment.handlingUnits[0]!,
      commodities: [
        {
          ...shipment.handlingUnits[0]!.commodities[0]!,
          hsCode: '760900',
          countryOfOrigin: 'US',
          customsValue: { amount: 250_050, currency: 'USD' as const },
        },
      ],
    },
  ],
  customs: {
    incoterm: 'DAP' as const,
    incotermPlace: 'Toronto',
    netWeight: 941.5,
    marks: 'OAK 1-2',
    broker: { name: 'Pine Customs', ...address },
  },
};

test('a shipment across the border shows its customs status and declaration, and takes manifest numbers', async () => {
  const sent: unknown[] = [];
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': { body: crossing },
      'PUT /api/v1/shipments/{id}/customs': ({ body }) => {
        sent.push(body);
        return { body: { version: 2 } };
      },
    },
  });
  const panel = within((await screen.findByRole('heading', { name: 'Customs' })).closest('section')!);
  for (const text of ['Documents ready', 'DAP Toronto', '941.5 lb', 'OAK 1-2', 'Pine Customs'])
    expect(panel.getByText(text)).toBeVisible();
  expect(screen.getByText('HS 760900, origin US, $2,500.50')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Edit customs' }));
  const dialog = within(await screen.findByRole('dialog'));
  const number = dialog.getByLabelText(/^ACI number/);
  await userEvent.type(number, 'zz');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter 4 to 25 capital letters and digits.')).toBeInTheDocument();
  await userEvent.clear(number);
  await userEvent.type(number, 'ZZPF123456789');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        version: 1,
        customs: expect.objectContaining({
          ...crossing.customs,
          broker: expect.objectContaining(crossing.customs.broker),
          aciNumber: 'ZZPF123456789',
        }),
      },
    ]),
  );
});

test('importer and broker come from the address book or are typed', async () => {
  const sent: unknown[] = [];
  const contact = {
    id: 'ctc_1',
    name: 'Maple Imports',
    address: {
      address1: '9 King St',
      address2: null,
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M5V2T6',
      country: 'CA',
    },
    people: [{ name: 'Ana Roy', phone: '+14165550123', extension: '4', email: null }],
  };
  showShipment({
    routes: {
      'GET /api/v1/shipments/{id}': { body: crossing },
      'GET /api/v1/contacts': { body: { items: [contact as unknown as ListedContact], nextCursor: null } },
      'PUT /api/v1/shipments/{id}/customs': ({ body }) => {
        sent.push(body);
        return { body: { version: 2 } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit customs' }));
  const dialog = within(await screen.findByRole('dialog'));
  const broker = within(dialog.getByRole('group', { name: 'Customs broker' }));
  expect(broker.getByLabelText('City')).toHaveValue('Windsor');
  await userEvent.clear(broker.getByLabelText('City'));
  await userEvent.click(dialog.getByRole('switch', { name: 'The importer of record is not the consignee' }));
  const importer = within(dialog.getByRole('group', { name: 'Importer of record' }));
  await userEvent.type(importer.getByLabelText('From the address book'), 'maple');
  await userEvent.click(await screen.findByRole('option', { name: 'Maple Imports, 9 King St, Toronto, ON' }));
  expect(importer.getByLabelText('Importer of record')).toHaveValue('Maple Imports');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(broker.getByLabelText('City')).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('switch', { name: 'A customs broker declares the freight' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    version: 1,
    customs: {
      incoterm: 'DAP',
      incotermPlace: 'Toronto',
      importerContactId: 'ctc_1',
      importer: {
        name: 'Maple Imports',
        address1: '9 King St',
        city: 'Toronto',
        postalCode: 'M5V2T6',
        contact: { name: 'Ana Roy', phone: '+14165550123', extension: '4' },
      },
      broker: null,
    },
  });
});

test('a domestic shipment shows no customs', async () => {
  showShipment();
  await screen.findByRole('heading', { name: 'Booking' });
  expect(screen.queryByRole('heading', { name: 'Customs' })).not.toBeInTheDocument();
});
