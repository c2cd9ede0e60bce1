import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shipment } from '../../../shared/testing/fixtures';
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
  customs: { incoterm: 'DAP' as const, incotermPlace: 'Toronto', broker: { name: 'Pine Customs', ...address } },
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
  for (const text of ['Documents ready', 'DAP Toronto', 'Pine Customs']) expect(panel.getByText(text)).toBeVisible();
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
      { version: 1, customs: expect.objectContaining({ ...crossing.customs, aciNumber: 'ZZPF123456789' }) },
    ]),
  );
});

test('a domestic shipment shows no customs', async () => {
  showShipment();
  await screen.findByRole('heading', { name: 'Booking' });
  expect(screen.queryByRole('heading', { name: 'Customs' })).not.toBeInTheDocument();
});
