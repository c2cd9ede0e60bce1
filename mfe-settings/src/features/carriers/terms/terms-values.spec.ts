import { TERMS } from '../testing/fixtures';
import { EMPTY_TERMS, toDocument, toValues } from './terms-values';

test('a document survives the conversion to fields and back', () => {
  const { linearFoot, maxUnitWeight, ...rules } = TERMS.rules!;
  expect([linearFoot, maxUnitWeight]).toEqual([null, null]);
  expect(toDocument(toValues(TERMS))).toEqual({ ...TERMS, rules });
});

test('dollars and percent are sent as cents and basis points', () => {
  const values = { ...EMPTY_TERMS, discountBps: '78.25', minimumCharge: ' 1.15 ' };
  expect(toDocument(values)).toMatchObject({ discountBps: 7825, minimumCharge: 115 });
  expect(toValues({ liabilityPerPound: 2500, discountBps: 7825 })).toMatchObject({
    liabilityPerPound: '25.00',
    discountBps: '78.25',
  });
});

test('fields of the other kind of tariff are not sent', () => {
  const values = { ...toValues(TERMS), stopOff: { first: '75', next: '' } };
  const truckload = toDocument({
    ...values,
    modes: ['FTL'],
    basis: 'mileage',
    fuel: { ...values.fuel, base: '1.20', milesPerGallon: '6' },
  });
  expect(truckload).toMatchObject({
    basis: 'lane',
    fuel: { index: 'US', base: '1.20', milesPerGallon: '6' },
    stopOff: { first: 7500 },
  });
  expect(Object.keys(truckload)).not.toEqual(expect.arrayContaining(['discountBps']));
  expect(truckload.fuel).not.toHaveProperty('steps');
  expect(toDocument(values)).not.toHaveProperty('stopOff');
});

test('countries are sent only if chosen, and not for truckloads', () => {
  const mileage = { ...EMPTY_TERMS, basis: 'mileage' };
  expect(toDocument(mileage)).not.toHaveProperty('countries');
  expect(toDocument({ ...mileage, countries: ['US', 'CA'] }).countries).toEqual(['US', 'CA']);
  expect(toDocument(toValues({ basis: 'mileage', countries: ['CA'] })).countries).toEqual(['CA']);
  expect(toDocument({ ...mileage, modes: ['FTL'], countries: ['US'] })).not.toHaveProperty('countries');
});

test('empty rows are kept, so that the API counts like the form', () => {
  expect(
    toDocument({
      ...EMPTY_TERMS,
      fak: [
        { from: '', to: '', as: '' },
        { from: '50', to: '60', as: '55' },
      ],
    }).fak,
  ).toEqual([{}, { from: '50', to: '60', as: '55' }]);
});

test('invalid text is sent unchanged, so that the API can refer to it', () => {
  expect(toDocument({ ...EMPTY_TERMS, minimumCharge: 'many' })).toMatchObject({ minimumCharge: 'many' });
});
