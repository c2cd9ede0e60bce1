import { EMPTY_HAZMAT, type HazmatValues, quoteHazmatForm, ratedHazmatForm } from './hazmat-form';
import { productForm, type ProductValues } from './product-form';

const paint: ProductValues = {
  description: ' Paint ',
  freightClass: '60',
  nmfc: '149980',
  nmfcSub: '',
  hsCode: '760900',
  countryOfOrigin: 'us',
  packagingType: 'DRM',
  units: 'imperial',
  handlingUnit: {
    type: 'PAT',
    length: '48',
    width: '40',
    height: '42.5',
    weight: '1,200',
    stackable: true,
    evidence: '',
  },
  declaredValue: { amount: '2,500.50', currency: 'USD' },
  hazardous: true,
  hazmat: {
    ...EMPTY_HAZMAT,
    unNumber: 'un 1263',
    properShippingName: 'Paint',
    hazardClass: '3',
    subsidiary: '8, 6.1',
    packingGroup: 'II',
    emergencyPhone: '800 555 1234',
  },
};
const issues = async (change: Partial<ProductValues>) =>
  ((await productForm.safeParseAsync({ ...paint, ...change })).error?.issues ?? []).map(({ path }) => path.join('.'));
const unit = (change: Partial<ProductValues['handlingUnit']>) => ({
  handlingUnit: { ...paint.handlingUnit, ...change },
});
const hazmat = (change: Partial<HazmatValues>) => ({ hazmat: { ...paint.hazmat, ...change } });

describe('productForm', () => {
  it('turns what was typed into the body of the request', async () =>
    expect(await productForm.parseAsync(paint)).toEqual({
      description: 'Paint',
      freightClass: '60',
      nmfc: '149980',
      nmfcSub: null,
      hsCode: '760900',
      countryOfOrigin: 'US',
      packagingType: 'DRM',
      units: 'imperial',
      handlingUnit: { type: 'PAT', length: 48, width: 40, height: 42.5, weight: 1200, stackable: true, evidence: null },
      declaredValue: { amount: 250_050, currency: 'USD' },
      hazmat: {
        unNumber: 'UN1263',
        properShippingName: 'Paint',
        technicalName: null,
        hazardClass: '3',
        subsidiary: ['8', '6.1'],
        packingGroup: 'II',
        emergencyPhone: '+18005551234',
        contractNumber: null,
      },
    }));

  it('omits parts that are empty or switched off, and does not check them', async () => {
    const {
      handlingUnit,
      declaredValue,
      hazmat: material,
    } = await productForm.parseAsync({
      ...paint,
      ...unit({ length: '', width: '', height: '', weight: '' }),
      declaredValue: { amount: ' ', currency: 'USD' },
      hazardous: false,
      hazmat: EMPTY_HAZMAT,
    });
    expect([handlingUnit, declaredValue, material]).toEqual([null, null, null]);
  });

  it.each<[string, Partial<ProductValues>, string[]]>([
    ['a comma as decimal separator', unit({ length: '1,5' }), ['handlingUnit.length']],
    [
      'a unit with one side',
      unit({ width: '', height: '', weight: '' }),
      ['width', 'height', 'weight'].map((name) => `handlingUnit.${name}`),
    ],
    ['no description', { description: ' ' }, ['description']],
    ['an NMFC item with letters', { nmfc: '14998a' }, ['nmfc']],
    [
      'an amount with three decimals',
      { declaredValue: { amount: '1.005', currency: 'USD' } },
      ['declaredValue.amount'],
    ],
    ['a UN number of air freight', hazmat({ unNumber: 'ID8000' }), ['hazmat.unNumber']],
    ['no hazard class', hazmat({ hazardClass: '' }), ['hazmat.hazardClass']],
    ['a packing group of a gas', hazmat({ hazardClass: '2.1' }), ['hazmat.packingGroup']],
    [
      'n.o.s. without technical name',
      hazmat({ properShippingName: 'Flammable liquids, n.o.s.' }),
      ['hazmat.technicalName'],
    ],
    ['an unknown subsidiary class', hazmat({ subsidiary: '8, 12' }), ['hazmat.subsidiary']],
    ['words as a phone', hazmat({ emergencyPhone: 'call broker' }), ['hazmat.emergencyPhone']],
  ])('refuses %s', async (_name, change, paths) => expect(await issues(change)).toEqual(paths));

  it('accepts a product without emergency phone', async () =>
    expect(await issues(hazmat({ emergencyPhone: '' }))).toEqual([]));
});

describe('quoteHazmatForm', () => {
  const refused = async (change: Partial<HazmatValues & { answeredAtAnyHour: boolean }>) =>
    (await quoteHazmatForm.safeParseAsync({ ...paint.hazmat, answeredAtAnyHour: true, ...change })).error?.issues.map(
      ({ path }) => path.join('.'),
    ) ?? [];

  it.each<[string, Parameters<typeof refused>[0], string[]]>([
    ['a complete description', {}, []],
    ['no emergency phone', { emergencyPhone: '' }, ['emergencyPhone']],
    ['a phone that is not confirmed', { answeredAtAnyHour: false }, ['answeredAtAnyHour']],
  ])('%s', async (_name, change, paths) => expect(await refused(change)).toEqual(paths));
});

describe('ratedHazmatForm', () => {
  it.each<[string, Partial<HazmatValues & { answeredAtAnyHour: boolean }>, string | null]>([
    ['a confirmed phone', {}, '+18005551234'],
    ['no phone', { emergencyPhone: '' }, null],
    ['a phone that is not complete', { emergencyPhone: '800 5' }, null],
    ['a phone that is not confirmed', { answeredAtAnyHour: false }, null],
  ])('%s', async (_name, change, phone) => {
    const { emergencyPhone } = await ratedHazmatForm.parseAsync({
      ...paint.hazmat,
      answeredAtAnyHour: true,
      ...change,
    });
    expect(emergencyPhone).toBe(phone);
  });
});
