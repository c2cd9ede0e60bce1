import { carrierInvoice, preliminaryCharges } from '../../../../../test/support/carrier-bills.js';
import { dsdcSchema } from '../../../../../test/support/dsdc-standard.js';
import { isCarrierInvoice, isPreliminaryCharges } from './carrier-bill.messages.js';
import { readInvoice, readPreliminaryCharges } from './read-bill.js';

type Message = Record<string, any>;
const CHARGES = dsdcSchema('ltl-preliminary-freight-charges-1.0.yaml', 'PreliminaryFreightCharge');
const INVOICE = dsdcSchema('ftl-invoice-and-documents/schemas/schemas.yaml', 'Invoice');
const copy = (message: object): Message => structuredClone(message) as Message;

/** Paths of required properties: the message is invalid without each. */
const without = (message: Message, path: string): Message => {
  const changed = copy(message);
  const names = path.split('.');
  const last = names.pop()!;
  Reflect.deleteProperty(
    names.reduce((part, name) => part[name], changed),
    last,
  );
  return changed;
};

describe('preliminary charges', () => {
  const message = preliminaryCharges('S-000301', 263.78);

  it('of the standard are read', () => {
    expect([CHARGES(message), CHARGES.errors, isPreliminaryCharges(message)]).toEqual([true, null, true]);
    expect(readPreliminaryCharges(message)).toEqual({
      kind: 'preliminary',
      carrierKey: 'PRO1ZZQC20261124S-000301',
      number: '771000042',
      billedOn: '2026-11-25',
      total: 26_378,
      currency: 'USD',
      reclasses: [],
      eventCodes: [],
      preliminary: [
        { code: 'LINEHAUL', carrierCode: 'LINEHAUL', description: 'Linehaul', amount: 85_855 },
        { code: 'DISCOUNT', carrierCode: 'DISCOUNT', description: 'Discount', amount: -65_765 },
        { code: 'FUEL', carrierCode: 'FUEL', description: 'Fuel surcharge', amount: 6_288 },
      ],
      invoice: null,
      shipments: ['S-000301', '771000042'],
    });
  });

  it('have a line for what their amounts leave of the total', () => {
    const charges = { ...message.charges, tareWeightAmount: 50, preliminaryTotalCharges: 460.4 };
    const { preliminary, total } = readPreliminaryCharges({ ...message, charges });
    expect(preliminary.slice(3)).toEqual([
      { code: 'TARE', carrierCode: 'TARE', description: 'Tare weight', amount: 5_000 },
      { code: 'OTHR', carrierCode: 'OTHR', description: 'Accessorials and other charges', amount: 14_662 },
    ]);
    expect(preliminary.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  it.each([
    'pfc',
    'pfc.uniqueID',
    'pfc.date',
    'pfc.version',
    'pfc.isTest',
    'payment.terms',
    'shipmentTotals.grossWeight',
    'referenceNumbers.pro',
    'origin.account',
    'destination.postalCode',
    'billTo.name',
    'commodities.handlingUnits',
    'charges.grossCharges',
    'charges.currencyType',
    'charges.preliminaryTotalCharges',
  ])('without %s are refused, as in the standard', (path) => {
    expect([CHARGES(without(message, path)), isPreliminaryCharges(without(message, path))]).toEqual([false, false]);
  });
});

describe('an invoice', () => {
  const message = carrierInvoice('S-000301', '-10.005');

  it('of the standard is read, its amount to the cent', () => {
    expect([INVOICE(message), INVOICE.errors, isCarrierInvoice(message)]).toEqual([true, null, true]);
    expect(readInvoice(message)).toEqual({
      kind: 'invoice',
      carrierKey: 'inv-S-000301',
      number: 'I-S-000301',
      billedOn: '2026-11-30',
      total: -1_001,
      currency: 'USD',
      reclasses: [],
      eventCodes: [],
      preliminary: [],
      invoice: {
        dueOn: null,
        reported: null,
        lines: [{ code: 'LINEHAUL', carrierCode: 'LINEHAUL', description: 'Linehaul', amount: -1_001 }],
      },
      shipments: ['S-000301'],
    });
  });

  it.each([
    'uniqueID',
    'shipmentID',
    'DOT',
    'MC',
    'invoiceHeader.consignor',
    'invoiceHeader.terms',
    'invoiceHeader.invoiceNumber',
    'invoiceHeader.invoiceDate',
    'invoiceHeader.invoiceAmount',
    'invoiceCharges',
    'invoiceCharges.0.chargeType',
  ])('without %s is refused, as in the standard', (path) => {
    expect([INVOICE(without(message, path)), isCarrierInvoice(without(message, path))]).toEqual([false, false]);
  });

  it.each(['ten', '1e9', '1,000.00', '123456789'])('of the amount %s is refused', (value) => {
    expect(isCarrierInvoice(carrierInvoice('S-000301', value))).toBe(false);
  });
});
