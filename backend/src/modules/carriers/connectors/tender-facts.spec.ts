import { tenderedShipment } from '../../../../test/support/tendered-shipment.js';
import { tenderFacts } from './tender-facts.js';
import type { TenderedShipment } from './tenders.js';

const factsOf = (changes: Partial<TenderedShipment>) =>
  tenderFacts(tenderedShipment(changes)).map((fact) => fact.join(': '));

describe('tenderFacts', () => {
  const [origin, destination] = tenderedShipment().stops as [
    TenderedShipment['stops'][number],
    TenderedShipment['stops'][number],
  ];

  it('has both days of a delivery window', () => {
    expect(factsOf({ delivery: { type: 'window', on: '2026-11-30', to: '2026-12-02' } })).toContain(
      'Delivery: between 2026-11-30 and 2026-12-02',
    );
    expect(factsOf({ delivery: { type: 'by', on: '2026-11-30' } })).toContain('Delivery: by 2026-11-30');
    expect(factsOf({ delivery: { type: 'none' } }).join()).not.toContain('Delivery');
  });

  it('has the second address line, the extension and the instructions of every stop', () => {
    const stops = [
      {
        ...origin,
        address2: 'Dock 7',
        instructions: 'Ring twice',
        contact: { name: 'Pat Doe', phone: '+13125550100', extension: '12' },
      },
      { ...origin, type: 'intermediate' as const, name: 'Mill', operation: 'drop' as const, handlingUnits: [0] },
      destination,
    ];
    const facts = factsOf({ stops });
    expect(facts).toContain(
      'From: Acme DC, 12 S Dock Pl, Dock 7, Chicago, IL 60601 US, Pat Doe +13125550100 ext. 12, Ring twice',
    );
    expect(facts).toContain(
      'Stop 1: drop item 1 (2 PAT), Mill, 12 S Dock Pl, Chicago, IL 60601 US, Pat Doe +13125550100',
    );
    expect(facts).toContain('To: Oak Fixtures, 1 Oak Rd, Toronto, ON M5V 2T6 CA, Sam Roe +14165550199');
  });

  it('has terms and payer', () => {
    const billTo = {
      name: 'Acme Accounts Payable',
      address1: '500 Main St',
      address2: 'Floor 3',
      city: 'Akron',
      state: 'OH',
      postalCode: '44308',
      country: 'US',
      accountNumber: '9001',
      contact: { name: 'Kim Fox', phone: '+13305550100' },
    } as const;
    expect(factsOf({ payment: { terms: 'third_party', billTo, byCompany: true } })).toContain(
      'Freight charges: Third party, bill to Acme Accounts Payable, 500 Main St, Floor 3, Akron, OH 44308 US, account 9001, Kim Fox +13305550100',
    );
    expect(factsOf({ payment: { terms: 'collect', billTo: null, byCompany: false } })).toContain(
      'Freight charges: Collect',
    );
  });

  it('names trailer, temperature, services and references in words', () => {
    const facts = factsOf({
      mode: 'FTL',
      equipment: 'REEFER',
      temperature: { min: -20, max: -18, unit: 'C', mode: 'continuous', preCool: true },
      accessorials: ['LFTD', 'COD'],
      accessorialDetails: [{ code: 'COD', amount: { amount: 125050, currency: 'USD' }, feeTerms: 'collect' }],
    });
    expect(facts).toEqual(
      expect.arrayContaining([
        'Freight: 2 handling units, 1,000 lb, truckload',
        'Trailer: Refrigerated, 53 ft',
        'Temperature: -20 to -18 °C, continuous, pre-cool the trailer',
        'Purchase order: 554238',
        'Sales order: 9',
      ]),
    );
    expect(facts.find((fact) => fact.startsWith('Services: '))).not.toMatch(/LFTD|COD,/);
    expect(facts.find((fact) => fact.includes('$1,250.50 USD'))).toMatch(/^Collect on delivery.*: .*fee collect/i);
  });

  it('has broker, importer and manifest numbers across the border', () => {
    const party = {
      name: 'Border Brokers',
      address1: '1 Bridge St',
      city: 'Detroit',
      state: 'MI',
      postalCode: '48201',
    };
    const customs = {
      incoterm: 'DAP' as const,
      incotermPlace: 'Toronto',
      broker: { ...party, country: 'US' as const, contact: { name: 'Lee Poe', phone: '+13135550100' } },
      importer: { ...party, name: 'Oak Fixtures', country: 'CA' as const },
      aceNumber: null,
      aciNumber: 'SWFT123456',
    };
    expect(factsOf({ customs })).toEqual(
      expect.arrayContaining([
        'Customs broker: Border Brokers, Lee Poe +13135550100',
        'Importer of record: Oak Fixtures',
        'Terms of sale: DAP Toronto',
        'ACI: SWFT123456',
      ]),
    );
    expect(factsOf({}).join()).not.toContain('Customs');
  });
});
