import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import { isEbolRequest } from './ebol.schemas.js';
import { isPickupRequest } from './pickup.schemas.js';
import { writeEbol } from './write-ebol.js';
import { writePickup } from './write-pickup.js';

const STANDARDS = join(import.meta.dirname, '../../../../../../test/standards/dsdc');

/** Validates our message against the JSON Schema in the standard's document. */
function standardOf(file: string, schema: string) {
  const document = parse(readFileSync(join(STANDARDS, file), 'utf8')) as {
    components: { schemas: Record<string, object> };
  };
  const { schemas } = document.components;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'standard', components: { schemas } });
  return ajv.compile({ $ref: `standard#/components/schemas/${schema}` });
}

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

  it('validates against the document of the standard', () => {
    const isStandard = standardOf('ltl-ebol-2.1.0.yaml', 'BOL_Request');
    for (const message of [
      writeEbol(tenderedShipment(), '4711', 'Create'),
      writeEbol(tenderedShipment({ proNumber: null, units: 'metric' }), null, 'Update'),
    ]) {
      expect([isStandard(message), isStandard.errors]).toEqual([true, null]);
    }
    expect(isStandard({ ...writeEbol(tenderedShipment(), null, 'Create'), payment: {} })).toBe(false);
  });
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

  it('validates against the document of the standard', () => {
    const isStandard = standardOf('ltl-pickup-1.0.yaml', 'PICKUP_REQUEST');
    expect([isStandard(writePickup(tenderedShipment(), '4711', null)), isStandard.errors]).toEqual([true, null]);
    expect(isStandard({ ...writePickup(tenderedShipment(), '4711', null), pickupAddress: null })).toBe(false);
  });
});
