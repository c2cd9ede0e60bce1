import { LocationsService } from '../locations/index.js';
import { ContactCheck } from './contact-check.js';
import type { SaveContactDto } from './contacts.dto.js';

const check = new ContactCheck(new LocationsService());

const CHICAGO = { address1: '233 S Wacker Dr', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };

function contact(part: object = {}, address: object = {}): SaveContactDto {
  return { name: 'Riverside Tile', address: { ...CHICAGO, ...address }, ...part } as SaveContactDto;
}

describe('a new contact', () => {
  it('has every field, and the time zone of its postal code', () => {
    expect(check.body(contact())).toEqual({
      name: 'Riverside Tile',
      address: { ...CHICAGO, address2: null },
      timeZone: 'America/Chicago',
      placeType: null,
      dock: null,
      forklift: null,
      appointmentNeeded: false,
      hours: [],
      accessorials: [],
      instructions: null,
      people: [],
    });
  });

  it('keeps the time zone that the user chose', () => {
    expect(check.body(contact({ timeZone: 'America/New_York' })).timeZone).toBe('America/New_York');
  });

  it('stores trimmed text, null for blank text, and postal codes in upper case', () => {
    const toronto = { address1: ' 1 Front St ', address2: '  ', city: ' Toronto ', state: 'ON', country: 'CA' };
    const people = [{ name: 'Ann', email: 'ann@example.test', role: ' ' }];
    const body = check.body(contact({ instructions: '  ', people }, { ...toronto, postalCode: 'm5v 2t6' }));
    expect(body.address).toMatchObject({
      address1: '1 Front St',
      address2: null,
      city: 'Toronto',
      postalCode: 'M5V 2T6',
    });
    expect(body.instructions).toBeNull();
    expect(body.people).toEqual([{ name: 'Ann', phone: null, extension: null, email: 'ann@example.test', role: null }]);
  });

  it.each(['PO Box 12', 'P.O. Box 12', '  p o  box 12', 'P. O. BOX 12'])(
    'is not at a post office box: %s',
    (address1) => {
      expect(() => check.body(contact({}, { address1 }))).toThrow(
        expect.objectContaining({ errors: [expect.objectContaining({ code: 'ADDRESS_PO_BOX' })] }),
      );
    },
  );

  it.each(['Pooboxer Ln 1', '1 PO Box Factory Rd', '12 Post Office Box Rd'])('may be at %s', (address1) => {
    expect(check.body(contact({}, { address1 })).address.address1).toBe(address1);
  });

  it('lists all errors at once', () => {
    const hours = [
      { day: 'monday', from: '08:00', to: '17:00' },
      { day: 'tuesday', from: '08:00', to: '08:00' },
    ];
    const people = [
      { name: 'Ann', phone: '+13125550100', extension: '7' },
      { name: 'Bob', extension: '8' },
    ];
    expect(() => check.body(contact({ hours, people }, { state: 'TX', address1: 'PO Box 1' }))).toThrow(
      expect.objectContaining({
        errors: [
          expect.objectContaining({ pointer: '/address/state', code: 'ZIP_STATE_MISMATCH' }),
          expect.objectContaining({ pointer: '/address/address1', code: 'ADDRESS_PO_BOX' }),
          expect.objectContaining({ pointer: '/hours/1/to', code: 'HOURS_ORDER' }),
          expect.objectContaining({ pointer: '/people/1/phone', code: 'REQUIRED' }),
        ],
      }),
    );
  });
});

describe('a changed contact', () => {
  const stored = check.body(contact());
  const movedEast = (from: typeof stored, timeZone: string | null) =>
    check.changedBody(from, contact({ timeZone }, { city: 'Newark', state: 'NJ', postalCode: '07101' })).timeZone;

  it('gets the time zone of its new postal code', () => {
    expect(movedEast(stored, 'America/Chicago')).toBe('America/New_York');
    expect(movedEast(stored, null)).toBe('America/New_York');
  });

  it('keeps a time zone that the user changed, now or before', () => {
    expect(movedEast(stored, 'America/Denver')).toBe('America/Denver');
    expect(movedEast(check.body(contact({ timeZone: 'America/Denver' })), 'America/Denver')).toBe('America/Denver');
  });
});
