import { checkHazmat } from './check-hazmat';
import { emptyCommodity, type HazmatValues } from './quote-form-values';

const acetone: HazmatValues = {
  ...emptyCommodity().hazmat,
  unNumber: 'UN1090',
  properShippingName: 'Acetone',
  hazardClass: '3',
  packingGroup: 'II',
  emergencyPhone: '800 555 1234',
  answeredAtAnyHour: true,
};
const fields = (change: Partial<HazmatValues>) => checkHazmat({ ...acetone, ...change }, 'h').map(({ path }) => path);

describe('checkHazmat', () => {
  it('accepts a whole description', () => expect(fields({})).toEqual([]));

  it.each<[string, Partial<HazmatValues>, string]>([
    ['no number', { unNumber: '' }, 'h.unNumber'],
    ['a number of air freight', { unNumber: 'ID8000' }, 'h.unNumber'],
    ['no name', { properShippingName: ' ' }, 'h.properShippingName'],
    ['n.o.s. without a technical name', { properShippingName: 'Flammable liquids, n.o.s.' }, 'h.technicalName'],
    ['no class', { hazardClass: '' }, 'h.hazardClass'],
    ['a subsidiary class that is none', { subsidiary: '8, 12' }, 'h.subsidiary'],
    ['a packing group of a gas', { hazardClass: '2.1' }, 'h.packingGroup'],
    ['no emergency phone', { emergencyPhone: '' }, 'h.emergencyPhone'],
    ['words for a phone', { emergencyPhone: 'call broker' }, 'h.emergencyPhone'],
    ['a phone that nobody vouches for', { answeredAtAnyHour: false }, 'h.answeredAtAnyHour'],
  ])('refuses %s', (_what, change, path) => expect(fields(change)).toEqual([path]));
});
