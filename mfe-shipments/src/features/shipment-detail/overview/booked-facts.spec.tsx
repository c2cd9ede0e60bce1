import { screen, within } from '@testing-library/react';
import { shipment } from '../../../shared/testing/fixtures';
import type { Shipment } from '../../../shared/types';
import { showShipment } from '../../../testing/open-shipment';

const show = (change: Partial<Shipment>) =>
  showShipment({ routes: { 'GET /api/v1/shipments/{id}': () => ({ body: { ...shipment, ...change } }) } });
const panel = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
const contact = { name: 'Pat Doe', phone: '+13125550100', extension: '214' };

test('a refrigerated truckload shows trailer, temperature, and what happens at its stop', async () => {
  show({
    mode: 'FTL',
    equipment: 'REEFER',
    temperature: { min: -20, max: -18, unit: 'C', mode: 'continuous', preCool: true },
    stops: [
      shipment.stops[0]!,
      {
        type: 'intermediate',
        name: 'Ozark Cold Storage',
        address1: '4 Ice Rd',
        city: 'Springfield',
        state: 'MO',
        postalCode: '65801',
        country: 'US',
        contact,
        operation: 'drop',
        handlingUnits: [0],
      },
      shipment.stops[1]!,
    ],
    timeZones: ['America/Chicago', 'America/Chicago', 'America/Chicago'],
  });
  const booking = await panel('Booking');
  expect(booking.getByText('Refrigerated, 53 ft')).toBeInTheDocument();
  expect(booking.getByText('-20 to -18 °C, continuous, pre-cool the trailer')).toBeInTheDocument();
  const stop = await panel('Stop 1');
  expect(stop.getByText('Drop: item 1 (2 PAT)')).toBeInTheDocument();
  expect(stop.getByText('ext. 214', { exact: false })).toBeInTheDocument();
  expect(stop.getByRole('link', { name: '(312) 555-0100' })).toHaveAttribute('href', 'tel:+13125550100;ext=214');
});

test('declared value, liability and quote number of the carrier are shown', async () => {
  show({
    declaredValue: { amount: 432_100, currency: 'USD' },
    liability: { amount: 500_000, currency: 'USD' },
    carrierQuoteNumber: 'SW-1',
  });
  const booking = await panel('Booking');
  for (const text of ['$4,321.00', '$5,000.00', 'SW-1']) expect(booking.getByText(text)).toBeInTheDocument();
});

test('the payer is shown with terms and address, and services with their details', async () => {
  show({
    payment: {
      terms: 'third_party',
      byCompany: false,
      billTo: {
        name: 'Acme AP Dept',
        address1: '9 Ledger St',
        city: 'Akron',
        state: 'OH',
        postalCode: '44308',
        country: 'US',
        accountNumber: '778812',
        contact: { name: 'Lee Ames', phone: '+13305550142', extension: '7' },
      },
    },
    accessorials: [
      { code: 'LFTD', name: 'Liftgate at delivery', details: null },
      {
        code: 'COD',
        name: 'Collect on delivery',
        details: {
          code: 'COD',
          amount: { amount: 125_000, currency: 'USD' },
          feeTerms: 'collect',
          checkAccepted: true,
          remitTo: {
            name: 'Acme AR Dept',
            address1: '9 Ledger St',
            city: 'Akron',
            state: 'OH',
            postalCode: '44308',
            country: 'US',
          },
        },
      },
      {
        code: 'APTD',
        name: 'Appointment at delivery',
        details: { code: 'APTD', date: '2026-11-30', from: '10:00', to: '12:00', confirmationNumber: 'A-77' },
      },
    ],
  });
  const payer = await panel('Booking');
  for (const text of ['Third party', /Acme AP Dept/, /9 Ledger St/, /Akron, OH 44308/, '778812', /Lee Ames/, /ext. 7/])
    expect(payer.getByText(text)).toBeInTheDocument();
  const services = await panel('Services');
  expect(services.getByText('Liftgate at delivery')).toBeInTheDocument();
  expect(services.getByText(/\$1,250.00/)).toHaveTextContent(
    'Collect on delivery: $1,250.00, fee paid by consignee, customer check accepted, remit to Acme AR Dept, 9 Ledger St, Akron, OH 44308',
  );
  expect(services.getByText(/Appointment at delivery/)).toHaveTextContent(
    'Appointment at delivery: Mon, Nov 30, 10:00 AM to 12:00 PM, confirmation A-77',
  );
});

test('a shipment from before payment terms were stored shows no payer', async () => {
  show({ payment: null });
  const booking = await panel('Booking');
  expect(booking.queryByText('Terms')).not.toBeInTheDocument();
});

test('a shipment without services, and with its freight picked up, has no empty parts', async () => {
  show({
    accessorials: [],
    references: [],
    status: 'in_transit',
    tender: { ...shipment.tender, pickupNumber: 'PU-7' },
  });
  const booking = await panel('Booking');
  expect(booking.getByText('PU-7')).toBeInTheDocument();
  for (const name of ['Services', 'Tender', 'Customs'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(screen.queryByText('None')).not.toBeInTheDocument();
});
