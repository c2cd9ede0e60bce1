import { isCarrierEvent, isCarrierInvoice, readCarrierEvent, X12_STATUS_CODES } from '../../shipments/index.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import type { Segment } from '../domain/x12/segments.js';
import { readInvoice } from './read-invoice.js';
import { readResponse } from './read-response.js';
import { readStatus, type StatusContext } from './read-status.js';
import { instantOf } from './time-codes.js';

const GROUPS: Readonly<Record<string, string>> = { 214: 'QM', 990: 'GF', 210: 'IM' };

/** Segments of a message that the strict reader accepts. */
function accepted(set: string, body: string): readonly Segment[] {
  const lines = body
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const text = [
    'ISA*00*          *00*          *02*ZZTC           *ZZ*ACME           *261127*0915*U*00401*000000042*0*P*>',
    `GS*${GROUPS[set]!}*ZZTC*ACME*20261127*0915*42*X*004010`,
    `ST*${set}*0001`,
    ...lines,
    `SE*${lines.length + 2}*0001`,
    'GE*1*42',
    'IEA*1*000000042',
  ].join('~');
  const [transaction] = readInterchange(`${text}~`).groups[0]!.transactions;
  expect(transaction!.segmentErrors).toEqual([]);
  expect(transaction!.faults).toEqual([]);
  return transaction!.segments;
}

describe('a response (990)', () => {
  it('accepts a tender with a PRO number', () => {
    expect(readResponse(accepted('990', 'B1*ZZTC*S-000301*20261123*A\nN9*CN*7710042'))).toEqual({
      scac: 'ZZTC',
      shipment: 'S-000301',
      decision: 'accepted',
      code: 'A',
      proNumber: '7710042',
      reason: null,
    });
  });

  it('declines it with a reason', () => {
    const declined = readResponse(accepted('990', 'B1*ZZTC*S-000301*20261123*D\nK1*NO TRUCK*THAT DAY'));
    expect(declined).toMatchObject({ decision: 'declined', reason: 'NO TRUCK THAT DAY', proNumber: null });
  });

  it('with another code decides nothing', () =>
    expect(readResponse(accepted('990', 'B1*ZZTC*S-000301*20261123*E'))).toMatchObject({ decision: null, code: 'E' }));
});

const RECEIVED = new Date('2026-11-27T15:20:00Z');
const CONTEXT: StatusContext = {
  receivedAt: RECEIVED,
  isKnown: (code) => code in X12_STATUS_CODES,
  zoneOf: (city, state) => (city === 'CHICAGO' && state === 'IL' ? 'America/Chicago' : null),
};
const ZONES = { originTimeZone: 'America/Chicago', destinationTimeZone: 'America/Toronto' };

const status = (lines: string) =>
  readStatus(accepted('214', `B10*7710042*S-000301*ZZTC\nL11*06141411234567890*BM\nLX*1\n${lines}`), CONTEXT);

/** The event as it is logged. */
function logged(lines: string) {
  const { events, problems } = status(lines);
  expect(problems).toEqual([]);
  const [event] = events;
  if (!isCarrierEvent(event)) throw new Error(JSON.stringify(isCarrierEvent.errors));
  return readCarrierEvent(event, 'carrier', ZONES);
}

describe('a status message (214)', () => {
  it('is an event with code, reason, place and instant', () => {
    expect(logged('AT7*SD*AO***20261126*0830*CT\nMS1*CHICAGO*IL*US')).toMatchObject({
      type: 'delayed',
      occurredAt: new Date('2026-11-26T14:30:00Z'),
      timeZone: 'America/Chicago',
      code: 'AO',
      reason: 'Weather',
      place: { city: 'CHICAGO', state: 'IL', country: 'USA' },
    });
  });

  const types: [string, string][] = [
    ['AF', 'picked_up'],
    ['X3', 'arrived_pickup'],
    ['X4', 'arrived_terminal'],
    ['P1', 'departed_terminal'],
    ['X6', 'out_for_delivery'],
    ['X1', 'arrived_delivery'],
    ['D1', 'delivered'],
    ['CD', 'departed_delivery'],
    ['AH', 'attempted'],
    ['A7', 'refused'],
    ['A3', 'returned'],
    ['A9', 'damaged'],
    ['CA', 'cancelled'],
    ['AV', 'available_for_delivery'],
    ['J1', 'interline_transfer'],
    ['QQ', 'unknown'],
  ];
  it.each(types)('with %s is %s', (code, type) =>
    expect(logged(`AT7*${code}*NS***20261126*0830*ET`)).toMatchObject({ type, code }),
  );

  it('with a delivery attempt that the consignee refused is a refusal', () =>
    expect(logged('AT7*AH*BS***20261126*0830*ET').type).toBe('refused'));

  it('with an estimate has its date as the estimate, and the time of receipt', () => {
    expect(logged('AT7*AG*NS***20261201*1700*ES')).toMatchObject({
      type: 'estimated_arrival',
      occurredAt: RECEIVED,
      data: { etaAt: '2026-12-01T22:00:00.000Z' },
    });
  });

  it('with an appointment in AT7-03 has the appointment', () => {
    expect(logged('AT7***AB*NA*20261130*1000*ET')).toMatchObject({
      type: 'delivery_appointment',
      occurredAt: RECEIVED,
      data: { appointment: 'secured', etaAt: '2026-11-30T15:00:00.000Z' },
    });
  });

  it('has the numbers by which the shipment is found', () => {
    const { numbers, proNumber, events } = status('AT7*AF*NS***20261126*0830*LT\nMS1*CHICAGO*IL*US');
    expect({ numbers, proNumber }).toEqual({
      numbers: ['S-000301', '7710042', '06141411234567890'],
      proNumber: '7710042',
    });
    expect(events[0]).toMatchObject({
      occurredAt: '2026-11-26T14:30:00.000Z',
      shipment: {
        shipmentId: 'S-000301',
        references: [
          { type: 'PRO', value: '7710042' },
          { type: 'BOL', value: '06141411234567890' },
        ],
      },
    });
  });

  it('is the same event when it is sent again, and another one for another status', () => {
    const idOf = (lines: string) => (status(lines).events[0] as { eventId: string }).eventId;
    const first = idOf('AT7*AF*NS***20261126*0830*ET');
    expect(idOf('AT7*AF*NS***20261126*0830*ET')).toBe(first);
    expect(idOf('AT7*AF*NS***20261126*0831*ET')).not.toBe(first);
  });

  const problems: [string, string][] = [
    ['a local time without a location', 'AT7*AF*NS***20261126*0830*LT'],
    ['a local time at an unknown location', 'AT7*AF*NS***20261126*0830*LT\nMS1*NOWHERE*IL*US'],
    ['no date', 'AT7*AF*NS'],
    ['no code', 'AT7*****20261126*0830*ET'],
    ['an unknown time code', 'AT7*AF*NS***20261126*0830*QT'],
  ];
  it.each(problems)('with %s is reported, not guessed', (_, lines) => {
    const read = status(lines);
    expect(read.events).toEqual([]);
    expect(read.problems).toHaveLength(1);
  });

  it('has several statuses, each with its place', () => {
    const { events } = status('AT7*X3*NS***20261126*0800*CT\nMS1*CHICAGO*IL*US\nAT7*AF*NS***20261126*0830*CT');
    expect(events).toMatchObject([{ status: 'X3', location: { city: 'CHICAGO' } }, { status: 'AF' }]);
    expect(events[1]).not.toHaveProperty('location');
  });

  it('reads coordinates in degrees, minutes and seconds', () => {
    const { events } = status('AT7*X6*NS***20261126*0830*CT\nMS1****0873900*0415230*W*N');
    expect(events[0]).toMatchObject({ location: { longitude: -87.65, latitude: 41.875 } });
  });
});

describe('time codes', () => {
  const codes: [string, string | null][] = [
    ['ET', '2026-07-01T12:00:00.000Z'],
    ['ES', '2026-07-01T13:00:00.000Z'],
    ['ED', '2026-07-01T12:00:00.000Z'],
    ['CT', '2026-07-01T13:00:00.000Z'],
    ['PT', '2026-07-01T15:00:00.000Z'],
    ['NT', '2026-07-01T10:30:00.000Z'],
    ['UT', '2026-07-01T08:00:00.000Z'],
    ['GM', '2026-07-01T08:00:00.000Z'],
    ['02', '2026-07-01T06:00:00.000Z'],
    ['20', '2026-07-01T13:00:00.000Z'],
    ['LT', null],
    ['', null],
    ['EX', null],
  ];
  it.each(codes)('%s', (code, expected) =>
    expect(instantOf('20260701', '0800', code, null)?.at.toISOString() ?? null).toBe(expected),
  );
});

describe('an invoice (210)', () => {
  const invoice = readInvoice(
    accepted(
      '210',
      `B3**INV-77*06141411234567890*PP*L*20261128*45390**20261127*035*ZZTC
       C3*USD
       N9*CN*7710042
       LX*1
       L5*1*BOXES
       L0*1***1000*G***24*BOX**L
       L1*1*12.5*FR*50000
       L1*2***-12610****DSC
       L1*3***5000****405
       L1*4***3000****LFT****LIFTGATE DELIVERY
       L3*1000*G***45390******24*L`,
    ),
  );

  it('is an invoice of the DSDC standard with its charges in cents', () => {
    expect(isCarrierInvoice(invoice.invoice)).toBe(true);
    expect(invoice).toMatchObject({
      scac: 'ZZTC',
      number: 'INV-77',
      shipment: '06141411234567890',
      references: ['7710042'],
      invoice: {
        uniqueID: 'ZZTC-INV-77',
        invoiceHeader: { invoiceDate: '2026-11-28', invoiceAmount: { value: '453.90', currencyCode: 'USD' } },
        invoiceCharges: [
          { chargeCode: 'LINEHAUL', cost: { value: '500.00' } },
          { chargeCode: 'DISCOUNT', cost: { value: '-126.10' } },
          { chargeCode: 'FUEL', cost: { value: '50.00' } },
          { chargeCode: 'LFT', cost: { value: '30.00' }, chargeDescription: 'LIFTGATE DELIVERY' },
        ],
      },
    });
  });

  it('keeps unknown charge codes as the carrier writes them', () => {
    const segments = accepted('210', 'B3**7*S-1*PP**20261128*5**20261127*035*ZZTC\nLX*1\nL1*1***5****XYZ');
    expect(readInvoice(segments).invoice).toMatchObject({
      invoiceHeader: { invoiceAmount: { value: '0.05' } },
      invoiceCharges: [{ chargeCode: 'XYZ', cost: { value: '0.05' } }],
    });
  });
});

/** Segments in the order of the carriers' 4010 guides, as Stedi's catalogue publishes them; the values are ours. */
describe('messages after the guides of carriers', () => {
  const freight = ['LX*1', 'L5*1*BOXES*133602*N', 'L0*1***1000*G***2*PLT', 'L1*1*50*PH*50000'];
  const invoices: [string, string[], object][] = [
    [
      'R+L Carriers 210: N9, G62, then the bill-to party',
      [
        'B3**RL-1*S-000301*PP**20261128*55000**20261127*035*RLCA',
        'N9*CN*7710042',
        'N9*BM*06141411234567890',
        'G62*86*20261124',
        'N1*BT*ACME DC*25*100200',
        ...freight,
        'LX*2',
        'L1*2***5000****FUE****FUEL SURCHARGE',
        'L3*1000*G***55000',
      ],
      { shipment: 'S-000301', references: ['7710042', '06141411234567890'], charges: ['LINEHAUL', 'FUEL'] },
    ],
    [
      'ABF Freight 210: C3, N9, G62, R3 and H3 before the parties',
      [
        'B3**ABF-1**PP**20261128*52000**20261127*035*ABFS',
        'C3*CAD',
        'N9*CN*7710042',
        'G62*86*20261124',
        'R3*ABFS*B**M',
        'H3*HM',
        'N1*BT*ACME DC',
        'N1*CN*OAK FIXTURES',
        ...freight,
        'L1*2***2000****FSC',
        'L3*1000*G***52000',
      ],
      { shipment: '', references: ['7710042'], charges: ['LINEHAUL', 'FUEL'], currency: 'CAD' },
    ],
    [
      'XPO 210: B3 and N9, then the bill-to party',
      [
        'B3**XPO-1*06141411234567890*TP**20261128*50000**20261127*035*CNWY',
        'N9*SI*S-000301',
        'N1*BT*ACME DC',
        ...freight,
        'L3*1000*G***50000',
      ],
      { shipment: '06141411234567890', references: ['S-000301'], charges: ['LINEHAUL'] },
    ],
  ];
  it.each(invoices)('%s', (_, lines, expected: any) => {
    const { shipment, references, invoice } = readInvoice(accepted('210', lines.join('\n'))) as any;
    expect({ shipment, references }).toEqual({ shipment: expected.shipment, references: expected.references });
    expect(invoice.invoiceCharges.map(({ chargeCode }: { chargeCode: string }) => chargeCode)).toEqual(
      expected.charges,
    );
    expect(invoice.invoiceHeader.invoiceAmount.currencyCode).toBe(expected.currency ?? 'USD');
  });

  it('project44 LTL 214: L11 and K1 in the heading, then consignee and shipper, then statuses', () => {
    const lines = [
      'B10*7710042*S-000301*ZZTC',
      'L11*06141411234567890*BM',
      'L11*554238*PO',
      'K1*LEFT THE TERMINAL',
      'N1*CN*OAK FIXTURES',
      'N4*TORONTO*ON*M5V2T6*CA',
      'N1*SH*ACME DC',
      'N4*CHICAGO*IL*60601*US',
      'LX*1',
      'AT7*P1*NS***20261126*0830*CT',
      'MS1*CHICAGO*IL*US',
    ];
    const read = readStatus(accepted('214', lines.join('\n')), CONTEXT);
    expect([read.numbers, read.proNumber, read.problems]).toEqual([
      ['S-000301', '7710042', '06141411234567890'],
      '7710042',
      [],
    ]);
    expect(read.events).toMatchObject([{ status: 'P1', location: { city: 'CHICAGO' } }]);
  });
});
