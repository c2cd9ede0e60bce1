import { bookedShipment } from '../../../../test/support/booked-shipment.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import { rateConfirmationOf } from './shipment-rates.js';

describe('rate confirmation of a shipment', () => {
  it('has pickup window, delivery requirement, trailer, temperature and carrier quote number', () => {
    const later: Partial<ShipmentBody> = {
      equipment: 'REEFER',
      temperature: { min: -20, max: -18, unit: 'C', mode: 'cycle' },
      carrierQuoteNumber: 'CQ-77',
    };
    const { facts } = rateConfirmationOf(bookedShipment({ ...later, delivery: { type: 'by', on: '2026-11-30' } }));
    expect(Object.fromEntries(facts.map(({ label, text }) => [label, text]))).toMatchObject({
      Pickup: '2026-11-24',
      'Dock hours at pickup': '10:00 to 16:00',
      'Delivery requirement': 'by 2026-11-30',
      Trailer: 'Refrigerated, 53 ft',
      Temperature: '-20 to -18 °C, cycle',
      'Carrier quote': 'CQ-77',
    });
  });

  it('says all days of the sold range, not only the first', () => {
    const delivery = (dates: object) =>
      rateConfirmationOf({ ...bookedShipment(), ...dates }).facts.find(({ label }) => label === 'Estimated delivery')
        ?.text;
    const days = {
      estimatedDeliveryOn: '2026-11-26',
      earliestDeliveryOn: '2026-11-26',
      latestDeliveryOn: '2026-11-30',
    };
    expect(delivery(days)).toBe('2026-11-26 to 2026-11-30');
    expect(delivery({ ...days, latestDeliveryOn: '2026-11-26' })).toBe('2026-11-26');
    expect(delivery({ ...days, earliestDeliveryOn: null, latestDeliveryOn: null })).toBe('2026-11-26');
    expect(delivery({ estimatedDeliveryOn: null, earliestDeliveryOn: null, latestDeliveryOn: null })).toBe('not known');
  });

  it('has the customs facts of a shipment across the border', () => {
    const address = {
      address1: '5 Quai Rd',
      city: 'Windsor',
      state: 'ON',
      postalCode: 'N9A1A1',
      country: 'CA' as const,
    };
    const customs: ShipmentBody['customs'] = {
      incoterm: 'DAP',
      incotermPlace: 'Toronto',
      broker: { name: 'Pine Customs', ...address, contact: { name: 'Lee Fox', phone: '+15195550100' } },
      importer: { name: 'Oak Import', ...address },
      aciNumber: 'ZZPF123456789',
    };
    const { facts } = rateConfirmationOf(bookedShipment({ customs }));
    expect(Object.fromEntries(facts.map(({ label, text }) => [label, text]))).toMatchObject({
      'Customs broker': 'Pine Customs, Lee Fox +15195550100',
      'Importer of record': 'Oak Import',
      'Terms of sale': 'DAP Toronto',
      ACI: 'ZZPF123456789',
    });
  });

  it('has no empty facts for shipments without them', () => {
    const { facts, stops } = rateConfirmationOf(bookedShipment());
    expect(facts.map(({ label }) => label)).toEqual([
      'Quote',
      'Bill of lading',
      'PRO number',
      'Mode and service',
      'Pickup',
      'Dock hours at pickup',
      'Estimated delivery',
      'Weight',
    ]);
    expect(stops).toEqual([]);
  });

  it('prints services once, with their details', () => {
    const later: Partial<ShipmentBody> = { accessorialDetails: [{ code: 'APTD', date: '2026-11-30', from: '10:00' }] };
    const { services } = rateConfirmationOf(bookedShipment({ ...later, accessorials: ['APTD', 'LFTD'] }));
    expect(services).toEqual(['Liftgate at delivery', expect.stringMatching(/: 2026-11-30 10:00$/)]);
  });
});
