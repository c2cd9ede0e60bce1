import { tenderedShipment } from '../../../../test/support/tendered-shipment.js';
import { USUAL_ELEMENTS } from '../domain/element-choices.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import { type Envelope, writeInterchange, type WrittenTransaction } from '../domain/x12/write-interchange.js';
import { writeBillOfLading } from './write-bill-of-lading.js';
import { writeLoadTender } from './write-load-tender.js';

const ENVELOPE: Envelope = {
  sender: { qualifier: 'ZZ', id: 'ACME' },
  receiver: { qualifier: '02', id: 'ZZTC' },
  groupSender: 'ACME',
  groupReceiver: 'ZZTC',
  usage: 'T',
  control: 1,
  date: '2026-11-23',
  time: '08:00',
};
const CREATE = { scac: 'ZZTC', purpose: 'create', customerNumber: 'ACCT 77', elements: USUAL_ELEMENTS } as const;

/** Lines of the transaction, after it was written and read back without errors. */
function linesOf(transaction: WrittenTransaction): string[] {
  const text = writeInterchange(ENVELOPE, [transaction]);
  const [group] = readInterchange(text).groups;
  expect(group!.faults).toEqual([]);
  expect(group!.transactions[0]!.segmentErrors).toEqual([]);
  return text.split('~\n').slice(3, -4);
}

const HAZMAT = {
  unNumber: 'UN1263',
  properShippingName: 'Paint related material, flammable',
  hazardClass: '3',
  packingGroup: 'II',
  emergencyPhone: '+18004249300',
} as const;

describe('a bill of lading (211)', () => {
  it('has the shipment with its freight', () => {
    expect(linesOf(writeBillOfLading(tenderedShipment(), CREATE))).toEqual([
      'BOL*ZZTC*PP*06141411234567890*20261124*1000*771000042',
      'B2A*00',
      'L11*S-000301*SI',
      'L11*06141411234567890*BM',
      'L11*771000042*CN',
      'L11*SW-1*Q1',
      'L11*554238*PO',
      'L11*9*VN',
      'G62*10*20261124*I*1000',
      'G62*10*20261124*K*1600',
      'K1*SERVICES: LIFTGATE AT*DELIVERY. KEEP DRY',
      'N1*SH*ACME DC',
      'N3*12 S DOCK PL',
      'N4*CHICAGO*IL*60601*US',
      'G61*IC*PAT DOE*TE*3125550100',
      'N1*CN*OAK FIXTURES',
      'N3*1 OAK RD',
      'N4*TORONTO*ON*M5V2T6*CA',
      'G61*IC*SAM ROE*TE*4165550199',
      'N1*BT*ACME DC*93*ACCT 77',
      'N3*12 S DOCK PL',
      'N4*CHICAGO*IL*60601*US',
      'G61*IC*PAT DOE*TE*3125550100',
      'AT1*1',
      'AT4*BOXES',
      'AT4*2 PLT 48X40X48',
      'AT2*24*BOX*G*L*1000*2*PLT**13360-2*70',
    ]);
  });

  it('declares hazardous material with the emergency contact', () => {
    const [unit] = tenderedShipment().handlingUnits;
    const commodities = [{ ...unit!.commodities[0]!, hazmat: HAZMAT }];
    const lines = linesOf(writeBillOfLading(tenderedShipment({ handlingUnits: [{ ...unit!, commodities }] }), CREATE));
    expect(lines).toContain('AT5*HM');
    expect(lines.slice(-5)).toEqual([
      'G61*HM*EMERGENCY CONTACT*TE*8004249300',
      'LH1*BX*24*UN1263',
      'LH2*3',
      'LH3*PAINT RELATED MATERIAL,',
      'LH3*FLAMMABLE PG II',
    ]);
  });

  it('is replaced and canceled with the reason', () => {
    const change = { ...CREATE, purpose: 'change', reason: 'Pickup moved' } as const;
    expect(linesOf(writeBillOfLading(tenderedShipment(), change))).toEqual(
      expect.arrayContaining(['B2A*05', 'K1*PICKUP MOVED. SERVICES:*LIFTGATE AT DELIVERY. KEEP DRY']),
    );
    expect(linesOf(writeBillOfLading(tenderedShipment(), { ...CREATE, purpose: 'cancel' }))).toContain('B2A*01');
  });

  it('writes what the freight lacks as the standard allows', () => {
    const [unit] = tenderedShipment().handlingUnits;
    const commodities = [{ weight: 12.4 }];
    const shipment = tenderedShipment({
      proNumber: null,
      carrierQuoteNumber: null,
      carrierService: null,
      references: [],
      accessorials: [],
      instructions: null,
      pickup: { on: '2026-11-24' },
      payment: { terms: 'collect', billTo: null, byCompany: false },
      stops: tenderedShipment().stops.map(({ type, postalCode, country }) => ({ type, postalCode, country })),
      handlingUnits: [{ ...unit!, commodities }],
    });
    const lines = linesOf(writeBillOfLading(shipment, { ...CREATE, customerNumber: null }));
    expect(lines).toEqual([
      'BOL*ZZTC*CC*06141411234567890*20261124',
      'B2A*00',
      'L11*S-000301*SI',
      'L11*06141411234567890*BM',
      'G62*10*20261124',
      'N1*SH*NOT SPECIFIED',
      'N4***60601*US',
      'N1*CN*NOT SPECIFIED',
      'N4***M5V2T6*CA',
      'N1*BT*NOT SPECIFIED',
      'N4***60601*US',
      'AT1*1',
      'AT4*FREIGHT',
      'AT4*2 PLT 48X40X48',
      'AT2*2*PLT*G*L*13*2*PLT',
    ]);
  });
});

describe('a load tender (204)', () => {
  const truckload = tenderedShipment({
    mode: 'FTL',
    equipment: 'REEFER',
    temperature: { min: 34, max: 38, unit: 'F' },
    accessorials: [],
    delivery: { type: 'window', on: '2026-11-27', to: '2026-11-28' },
    stops: [
      tenderedShipment().stops[0]!,
      {
        type: 'intermediate',
        operation: 'drop',
        name: 'Mill',
        city: 'Gary',
        state: 'IN',
        postalCode: '46402',
        country: 'US',
      },
      tenderedShipment().stops[1]!,
    ],
  });

  it('has the stops in their order with dates and freight', () => {
    expect(linesOf(writeLoadTender(truckload, CREATE))).toEqual([
      'B2**ZZTC**S-000301**PP',
      'B2A*00*LT',
      'L11*S-000301*SI',
      'L11*06141411234567890*BM',
      'L11*771000042*CN',
      'L11*SW-1*Q1',
      'L11*554238*PO',
      'L11*9*VN',
      'MS3*ZZTC*B**M',
      'NTE*OTH*TEMPERATURE 34 TO 38 F. KEEP DRY',
      'N1*BT*ACME DC*93*ACCT 77',
      'N3*12 S DOCK PL',
      'N4*CHICAGO*IL*60601*US',
      'G61*IC*PAT DOE*TE*3125550100',
      'N7**NONE*********RT',
      'S5*1*CL',
      'G62*37*20261124*I*1000',
      'G62*38*20261124*K*1600',
      'AT8*G*L*1000*2',
      'LAD*BOX*24***L*1000*******BOXES',
      'N1*SF*ACME DC',
      'N3*12 S DOCK PL',
      'N4*CHICAGO*IL*60601*US',
      'G61*IC*PAT DOE*TE*3125550100',
      'S5*2*PU',
      'N1*ST*MILL',
      'N4*GARY*IN*46402*US',
      'S5*3*CU',
      'G62*53*20261127',
      'G62*54*20261128',
      'N1*ST*OAK FIXTURES',
      'N3*1 OAK RD',
      'N4*TORONTO*ON*M5V2T6*CA',
      'G61*IC*SAM ROE*TE*4165550199',
      'L3*1000*G*********2*L',
    ]);
  });

  it('is changed and canceled under the same number', () => {
    expect(linesOf(writeLoadTender(truckload, { ...CREATE, purpose: 'change' })).slice(0, 2)).toEqual([
      'B2**ZZTC**S-000301**PP',
      'B2A*04*LT',
    ]);
    const cancel = linesOf(writeLoadTender(truckload, { ...CREATE, purpose: 'cancel', reason: 'Order lost' }));
    expect(cancel[1]).toBe('B2A*01*LT');
    expect(cancel).toContain('NTE*OTH*ORDER LOST. TEMPERATURE 34 TO 38 F. KEEP DRY');
  });

  it('declares hazardous material', () => {
    const [unit] = truckload.handlingUnits;
    const commodities = [{ ...unit!.commodities[0]!, hazmat: HAZMAT }];
    const lines = linesOf(writeLoadTender({ ...truckload, handlingUnits: [{ ...unit!, commodities }] }, CREATE));
    expect(lines).toEqual(expect.arrayContaining(['AT5*HM', 'L5*1*BOXES*13360-2*N', 'LH1*BX*24*UN1263', 'LH2*3']));
  });
});

/** Segments of the 4010 guides of carriers, as Stedi's catalogue publishes them; see the README. */
describe('messages for carriers with a guide of their own', () => {
  const idsOf = (lines: readonly string[]) => new Set(lines.map((line) => line.split('*')[0]!));
  const heading = (lines: readonly string[], end: string) =>
    lines.slice(
      0,
      lines.findIndex((line) => line.startsWith(end)),
    );
  const tforce = { references: ['BM', 'CN'], omittedSegments: ['K1', 'NTE', 'G62', 'MS3'] } as const;

  it('TForce Freight 211: BOL and PRO numbers only, no remarks', () => {
    const lines = linesOf(writeBillOfLading(tenderedShipment(), { ...CREATE, elements: tforce }));
    expect(heading(lines, 'N1*')).toEqual([
      'BOL*ZZTC*PP*06141411234567890*20261124*1000*771000042',
      'B2A*00',
      'L11*06141411234567890*BM',
      'L11*771000042*CN',
      'G62*10*20261124*I*1000',
      'G62*10*20261124*K*1600',
    ]);
    expect(idsOf(lines)).toEqual(new Set('BOL B2A L11 G62 N1 N3 N4 G61 AT1 AT4 AT2'.split(' ')));
  });

  it('TForce Freight 204: B2, B2A, BOL and PRO numbers before the parties', () => {
    const truckload = tenderedShipment({ mode: 'FTL', equipment: 'DRYVAN' });
    const message = { ...CREATE, elements: tforce, respondBy: new Date('2026-11-23T20:00:00Z') };
    expect(heading(linesOf(writeLoadTender(truckload, message)), 'N1*')).toEqual([
      'B2**ZZTC**S-000301**PP',
      'B2A*00*LT',
      'L11*06141411234567890*BM',
      'L11*771000042*CN',
    ]);
  });

  it('R+L Carriers 211: references, dates, handling and remarks as usual, none without a place in the guide', () => {
    const lines = linesOf(writeBillOfLading(tenderedShipment(), CREATE));
    const guide = new Set('BOL B2A L11 G62 AT5 K1 N1 N3 N4 G61 AT1 AT4 AT2'.split(' '));
    for (const id of idsOf(lines)) expect(guide).toContain(id);
  });
});
