import { DETAILS } from '../../../../../../test/support/accessorials.js';
import { dsdcSchema } from '../../../../../../test/support/dsdc-standard.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { AccessorialRequest } from '../../../../../kernel/accessorials/accessorial-request.js';
import { ACCESSORIAL_CODES } from '../../../../../kernel/codes.js';
import { isEbolRequest } from './ebol.schemas.js';
import { isPickupRequest } from './pickup.schemas.js';
import { writeEbol } from './write-ebol.js';
import { writePickup } from './write-pickup.js';

const HAZARDOUS = {
  description: 'Acetone',
  pieces: 4,
  packagingType: 'DRM' as const,
  weight: 400,
  freightClass: '85' as const,
  hazmat: {
    unNumber: 'UN1090',
    properShippingName: 'Acetone',
    hazardClass: '3' as const,
    packingGroup: 'II' as const,
    emergencyPhone: '+18005551234',
    contractNumber: 'C1',
  },
};

describe('an eBOL 2.1.0 bill of lading', () => {
  it('has all required data', () => {
    const message = writeEbol(tenderedShipment(), '4711', 'Create');
    expect(isEbolRequest(message)).toBe(true);
    expect(message.bol).toEqual({
      requestedPickupDate: '2026-11-24T10:00:00.000',
      function: 'Create',
      isTest: false,
      requestorRole: 'Shipper',
      specialInstructions: 'Keep dry',
    });
    expect(message.referenceNumbers).toEqual({
      pro: '771000042',
      quoteId: 'SW-1',
      shipmentId: 'S-000301',
      bol: ['06141411234567890'],
      po: [{ number: '554238' }],
      additionalReferences: [{ name: 'SO', value: '9' }],
    });
    expect(message.destination).toEqual({
      name: 'Oak Fixtures',
      address1: '1 Oak Rd',
      city: 'Toronto',
      stateProvince: 'ON',
      postalCode: 'M5V2T6',
      country: 'CAN',
      contact: { phone: '4165550199', name: 'Sam Roe' },
    });
    expect(message.billTo).toMatchObject({ account: '4711', name: 'Acme DC', country: 'USA' });
    expect(message.accessorials).toEqual({ codes: ['LFTD'] });
  });

  it('converts kilograms and centimeters to whole pounds and inches, rounded up', () => {
    const { handlingUnits } = tenderedShipment();
    const [unit] = writeEbol(
      tenderedShipment({
        units: 'metric',
        handlingUnits: [{ ...handlingUnits[0]!, length: 120, width: 80, height: 100.1, weight: 453.6 }],
      }),
      null,
      'Create',
    ).commodities.handlingUnits;
    expect(unit).toMatchObject({ weight: 1_001, length: 48, width: 32, height: 40 });
  });

  it('has hazardous material and its emergency contact', () => {
    const [unit] = tenderedShipment().handlingUnits;
    const message = writeEbol(
      tenderedShipment({ handlingUnits: [{ ...unit!, commodities: [HAZARDOUS] }] }),
      null,
      'Create',
    );
    expect(isEbolRequest(message)).toBe(true);
    expect(message.commodities.handlingUnits[0]!.lineItems[0]).toMatchObject({
      hazardous: true,
      hazardousDescription: 'UN1090, Acetone, 3, PG II',
      hazardousDetails: { unnaNumber: 'UN1090', packingGroup: 'II', contractNumber: 'C1' },
    });
    expect(message.accessorials?.hazardousDetails).toEqual({ emergencyContact: { phone: '8005551234' } });
  });

  it('describes hazardous material like the bill of lading, with subsidiary classes and technical name', () => {
    const [unit] = tenderedShipment().handlingUnits;
    const hazmat = { ...HAZARDOUS.hazmat!, subsidiary: ['8', '3'] as const, technicalName: 'Caprylyl chloride' };
    const commodities = [{ ...HAZARDOUS, hazmat: { ...hazmat, subsidiary: [...hazmat.subsidiary] } }];
    const message = writeEbol(tenderedShipment({ handlingUnits: [{ ...unit!, commodities }] }), null, 'Create');
    expect(message.commodities.handlingUnits[0]!.lineItems[0]!.hazardousDescription).toBe(
      'UN1090, Acetone, (Caprylyl chloride), 3, (8, 3), PG II',
    );
  });

  it('has the ZIP without +4, which the standard rejects', () => {
    const { stops } = tenderedShipment();
    const message = writeEbol(
      tenderedShipment({ stops: [{ ...stops[0]!, postalCode: '60601-1234' }, stops[1]!] }),
      null,
      'Create',
    );
    expect(message.origin.postalCode).toBe('60601');
  });

  it.each([
    ['no street', { address1: null }],
    ['a phone number outside North America', { contact: { name: 'Ada', phone: '+4930123456' } }],
    ['a partial postal code', { postalCode: 'M5V' }],
  ])('is invalid with %s', (_, change) => {
    const { stops } = tenderedShipment();
    expect(
      isEbolRequest(writeEbol(tenderedShipment({ stops: [stops[0]!, { ...stops[1]!, ...change }] }), null, 'Create')),
    ).toBe(false);
  });

  it('has the customs broker of a shipment across the border', () => {
    const customsBroker = {
      name: 'Border Brokers',
      address1: '5 Bridge St',
      city: 'Windsor',
      state: 'ON',
      postalCode: 'N9A 1A1',
      country: 'CA' as const,
      number: '12345',
      contact: { name: 'Ann Roe', phone: '+15195550142', extension: '7', email: 'ann@broker.test' },
    };
    const message = writeEbol(tenderedShipment({ customs: { broker: customsBroker } }), null, 'Create');
    expect(message.customsBroker).toEqual({
      type: 'Import',
      name: 'Border Brokers',
      address1: '5 Bridge St',
      city: 'Windsor',
      stateProvince: 'ON',
      postalCode: 'N9A1A1',
      country: 'CAN',
      contact: { phone: '5195550142', phoneExt: '7', name: 'Ann Roe', email: 'ann@broker.test' },
    });
    const standard = dsdcSchema('ltl-ebol-2.1.0.yaml', 'BOL_Request');
    for (const broker of [customsBroker, { ...customsBroker, contact: null }]) {
      const sent = JSON.parse(JSON.stringify(writeEbol(tenderedShipment({ customs: { broker } }), null, 'Update')));
      expect([isEbolRequest(sent), isEbolRequest.errors, standard(sent), standard.errors]).toEqual([
        true,
        null,
        true,
        null,
      ]);
      expect('contact' in sent.customsBroker).toBe(broker.contact !== null);
    }
    expect('customsBroker' in writeEbol(tenderedShipment(), null, 'Create')).toBe(false);
  });

  it('validates against the document of the standard', () => {
    const isStandard = dsdcSchema('ltl-ebol-2.1.0.yaml', 'BOL_Request');
    for (const message of [
      writeEbol(tenderedShipment(), '4711', 'Create'),
      writeEbol(tenderedShipment({ proNumber: null, units: 'metric' }), null, 'Update'),
    ]) {
      expect([isStandard(message), isStandard.errors]).toEqual([true, null]);
    }
    expect(isStandard({ ...writeEbol(tenderedShipment(), null, 'Create'), payment: {} })).toBe(false);
  });
});

const AKRON = {
  address1: '9 Payables Way',
  city: 'Akron',
  state: 'OH',
  postalCode: '44308-1234',
  country: 'US',
} as const;
const PAYER = { name: 'Acme AP Dept', ...AKRON, contact: { name: 'AP', phone: '+13305550100', extension: '7' } };

describe('payment', () => {
  it.each([
    ['third_party', 'Third Party', 'Third Party'],
    ['collect', 'Collect', 'Consignee'],
    ['prepaid', 'Prepaid', 'Shipper'],
  ] as const)('%s is billed to the payer', (terms, word, role) => {
    const shipment = tenderedShipment({ payment: { terms, billTo: PAYER, byCompany: true } });
    const message = writeEbol(shipment, '4711', 'Create');
    expect([isEbolRequest(message), isEbolRequest.errors]).toEqual([true, null]);
    expect(message).toMatchObject({
      payment: { terms: word },
      bol: { requestorRole: role },
      billTo: {
        account: '4711',
        name: 'Acme AP Dept',
        city: 'Akron',
        postalCode: '44308',
        contact: { phone: '3305550100', phoneExt: '7' },
      },
    });
    expect(writePickup(shipment, '4711', null).billToAddress).toMatchObject([
      { btAccountNumber: '4711', btAddressName: 'Acme AP Dept', btCity: 'Akron' },
    ]);
  });

  it('uses the account number of another payer, never the company’s', () => {
    const billed = (accountNumber: string | null) =>
      writeEbol(
        tenderedShipment({ payment: { terms: 'third_party', billTo: { ...PAYER, accountNumber }, byCompany: false } }),
        '4711',
        'Create',
      ).billTo.account;
    expect([billed('P-1'), billed(null)]).toEqual(['P-1', undefined]);
  });
});

/** "Required when accessorials.codes includes ..." of the eBOL document, with the details as sent. */
const REQUIRED_WHEN: [string, object][] = [
  ['APTD', { appointmentDetails: { delivery: { start: '2026-12-01T09:00:00.000', end: '2026-12-01T11:00:00.000' } } }],
  ['APTP', { appointmentDetails: { pickup: { start: '2026-11-24T00:00:00.000' } } }],
  [
    'COD',
    {
      cod: {
        amount: '1250.50',
        currency: 'USD',
        terms: 'Collect',
        remitTo: {
          name: 'Acme',
          address1: '9 Bank St',
          city: 'Akron',
          stateProvince: 'OH',
          postalCode: '44308',
          country: 'USA',
        },
      },
    },
  ],
  ['FVC', { fullValueCoverageDetails: { monetaryValue: '9000.00', currency: 'USD' } }],
  ['MARK', { markDetails: { pieces: 12 } }],
  ['SRT', { sortAndSegregateDetails: { pieces: 24 } }],
  [
    'TCS',
    {
      timeCriticalDetails: {
        type: 'Delivery Window',
        date: { start: '2026-11-27T00:00:00.000', end: '2026-11-30T00:00:00.000' },
      },
    },
  ],
];

describe('details of accessorials in the eBOL', () => {
  const isStandard = dsdcSchema('ltl-ebol-2.1.0.yaml', 'BOL_Request');
  const withCode = (code: string, details: readonly AccessorialRequest[] = []) =>
    writeEbol(tenderedShipment({ accessorials: [code], accessorialDetails: details }), null, 'Create');

  it.each(REQUIRED_WHEN)('%s is sent with its details', (code, expected) => {
    const message = withCode(code, [{ code, ...DETAILS[code] } as AccessorialRequest]);
    expect(message.accessorials).toEqual({ codes: [code], ...expected });
    expect([isEbolRequest(message), isStandard(message)]).toEqual([true, true]);
  });

  it.each(REQUIRED_WHEN)('%s is refused without its details', (code) => {
    const message = withCode(code);
    expect(isEbolRequest({ ...message, accessorials: { codes: [code] } })).toBe(false);
  });

  it('HAZ is refused without an emergency contact', () => expect(isEbolRequest(withCode('HAZ'))).toBe(false));

  it('a delivery window is refused without its end', () => {
    const message = withCode('TCS', [{ code: 'TCS', type: 'window', date: '2026-11-27' }]);
    expect(isEbolRequest(message)).toBe(false);
  });

  it.each(ACCESSORIAL_CODES.filter((code) => code !== 'HAZ' && !DETAILS[code]))(
    '%s needs no details, guaranteed services included',
    (code) => expect([isEbolRequest(withCode(code)), isEbolRequest.errors]).toEqual([true, null]),
  );

  it('services that were inferred or booked without details take them from the shipment', () => {
    const codes = ['APTD', 'APTP', 'LTDAD', 'MARK', 'SRT'];
    const { stops } = tenderedShipment();
    const shipment = tenderedShipment({
      accessorials: codes,
      stops: [stops[0]!, { ...stops[1]!, placeType: 'Church' }],
    });
    const message = writeEbol(shipment, null, 'Create');
    expect(isEbolRequest(message)).toBe(true);
    expect(message.accessorials).toEqual({
      codes,
      appointmentDetails: {
        delivery: { start: '2026-12-01T00:00:00.000' },
        pickup: { start: '2026-11-24T10:00:00.000', end: '2026-11-24T16:00:00.000' },
      },
      limitedAccessType: { destination: 'Church' },
      markDetails: { pieces: 24 },
      sortAndSegregateDetails: { pieces: 24 },
    });
  });

  it('appointments and liftgates at both ends stay two services each', () => {
    const codes = ['APTP', 'APTD', 'LFTP', 'LFTD'];
    const details = [
      { code: 'APTP', date: '2026-11-24', from: '10:00', to: '11:00' },
      { code: 'APTD', date: '2026-12-01', from: '09:00', to: '11:00' },
    ] as AccessorialRequest[];
    const shipment = tenderedShipment({ accessorials: codes, accessorialDetails: details });
    const message = writeEbol(shipment, null, 'Create');
    expect([isEbolRequest(message), isStandard(message)]).toEqual([true, true]);
    expect(message.accessorials).toEqual({
      codes,
      appointmentDetails: {
        pickup: { start: '2026-11-24T10:00:00.000', end: '2026-11-24T11:00:00.000' },
        delivery: { start: '2026-12-01T09:00:00.000', end: '2026-12-01T11:00:00.000' },
      },
    });
    const { shipmentServices } = writePickup(shipment, null, null).shipmentDetails[0]!;
    expect(shipmentServices.map(({ serviceCode }) => serviceCode)).toEqual(codes);
  });

  it('instructions have stops, delivery requirement and details without a field', () => {
    const { stops } = tenderedShipment();
    const shipment = tenderedShipment({
      stops: [{ ...stops[0]!, instructions: 'Gate 4' }, stops[1]!],
      delivery: { type: 'window', on: '2026-11-27', to: '2026-11-30' },
      accessorials: ['APTD'],
      accessorialDetails: [{ code: 'APTD', date: '2026-11-27', confirmationNumber: 'A-9' }],
    });
    expect(writeEbol(shipment, null, 'Create').bol.specialInstructions).toBe(
      'Keep dry\nPickup: Gate 4\nDeliver from 2026-11-27 to 2026-11-30\nAppointment confirmation at delivery: A-9',
    );
    expect(writePickup(shipment, null, null).shipmentDetails[0]).toMatchObject({
      deliveryBeginDate: '2026-11-27T00:00:00-05:00',
      deliveryDateType: 'Delivery Window',
      deliveryEndDate: '2026-11-30T23:59:00-05:00',
      specialInstructionsPickup: 'Gate 4',
    });
  });

  it('instructions say that the carrier arranges an appointment without a date', () => {
    const shipment = tenderedShipment({ instructions: null, accessorials: ['APTD'], accessorialDetails: [] });
    expect(writeEbol(shipment, null, 'Create').bol.specialInstructions).toBe(
      'Appointment at delivery: carrier calls to arrange',
    );
  });
});

it.each([
  [
    'UN2744',
    { properShippingName: 'Cyclobutyl chloroformate', hazardClass: '6.1', subsidiary: ['3', '8'], packingGroup: 'II' },
    'UN2744, Cyclobutyl chloroformate, 6.1, (3, 8), PG II',
  ],
  [
    'UN1993',
    {
      properShippingName: 'Flammable liquids, n.o.s.',
      technicalName: 'contains xylene',
      hazardClass: '3',
      packingGroup: 'III',
    },
    'UN1993, Flammable liquids, n.o.s., (contains xylene), 3, PG III',
  ],
])('the hazmat description of %s names subsidiary classes and technical names', (unNumber, part, text) => {
  const [unit] = tenderedShipment().handlingUnits;
  const hazmat = { ...HAZARDOUS.hazmat, technicalName: null, ...part, unNumber } as never;
  const shipment = tenderedShipment({ handlingUnits: [{ ...unit!, commodities: [{ ...HAZARDOUS, hazmat }] }] });
  const [row] = writeEbol(shipment, null, 'Create').commodities.handlingUnits;
  expect(row!.lineItems[0]!.hazardousDescription).toBe(text);
  expect(writePickup(shipment, null, null).shipmentDetails[0]!.description).toBe(text);
});

describe('a Pickup 1.0 request', () => {
  it('has times, locations and freight', () => {
    const message = writePickup(tenderedShipment(), '4711', null);
    expect(isPickupRequest(message)).toBe(true);
    expect(message).toMatchObject({
      readyDate: '2026-11-24T10:00:00-06:00',
      readyTime: '2026-11-24T10:00:00-06:00',
      closeTime: '2026-11-24T16:00:00-06:00',
      pickupLocationTimeZone: 'UTC-6',
      requestFunction: 'NewPickup',
      carrierPickupNumber: null,
      grossPickupWeight: 1_000,
      handlingUnitCount: 2,
      dockContactPhone: '3125550100',
    });
    expect(message.shipmentDetails).toHaveLength(1);
    expect(message.shipmentDetails[0]).toMatchObject({
      shipperRef: 'S-000301',
      proNumber: '771000042',
      handlingUnitDetails: [{ unitCount: 2, length: 48 }],
    });
  });

  it('supports daylight saving time and half-hour time zones', () => {
    const at = (timeZone: string, on: string) =>
      writePickup(
        tenderedShipment({ timeZones: [timeZone, timeZone], pickup: { on, readyFrom: '09:00', closeAt: '12:00' } }),
        null,
        null,
      );
    expect(at('America/Chicago', '2026-07-01')).toMatchObject({
      readyDate: '2026-07-01T09:00:00-05:00',
      pickupLocationTimeZone: 'UTC-5',
    });
    expect(at('America/St_Johns', '2026-12-01')).toMatchObject({
      readyDate: '2026-12-01T09:00:00-03:30',
      pickupLocationTimeZone: 'UTC-3:30',
    });
  });

  it('changes an existing pickup by its number', () => {
    expect(writePickup(tenderedShipment(), null, 'PU1')).toMatchObject({
      requestFunction: 'ModifyExisting',
      carrierPickupNumber: 'PU1',
    });
  });

  it.each([
    ['77.5', 'DRM', '77', 'DRUM'],
    ['92.5', 'PAL', '92', 'PAIL'],
    ['100', 'TRY', '100', 'OTH'],
  ] as const)('has class %s and type %s as in its standard', (freightClass, packagingType, pickupClass, type) => {
    const [unit] = tenderedShipment().handlingUnits;
    const commodities = [{ ...unit!.commodities[0]!, freightClass, packagingType }];
    const message = writePickup(tenderedShipment({ handlingUnits: [{ ...unit!, commodities }] }), null, null);
    expect(isPickupRequest(message)).toBe(true);
    expect(message.shipmentDetails[0]).toMatchObject({ freightClass: pickupClass, individualPieceType: type });
  });

  it('has volume and linear feet, rounded up', () =>
    expect(writePickup(tenderedShipment(), null, null)).toMatchObject({ cubicFeet: 107, linearFeet: 4 }));

  it('validates against the document of the standard', () => {
    const isStandard = dsdcSchema('ltl-pickup-1.0.yaml', 'PICKUP_REQUEST');
    expect([isStandard(writePickup(tenderedShipment(), '4711', null)), isStandard.errors]).toEqual([true, null]);
    expect(isStandard({ ...writePickup(tenderedShipment(), '4711', null), pickupAddress: null })).toBe(false);
  });
});
