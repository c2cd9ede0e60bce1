import type { Product } from '../../shared/types';
import { newProduct, productValues, readNumber, toProduct, toSave } from './product-values';

const PAINT: Product = {
  id: 'prd_1',
  version: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  description: 'Paint',
  freightClass: '60',
  nmfc: '149980',
  nmfcSub: '2',
  packagingType: 'DRM',
  units: 'imperial',
  handlingUnit: {
    type: 'PAT',
    length: 48,
    width: 40,
    height: 42.5,
    weight: 1200,
    stackable: true,
    evidence: 'measured',
  },
  declaredValue: { amount: 250_050, currency: 'USD' },
  hazmat: {
    unNumber: 'UN1263',
    properShippingName: 'Paint',
    technicalName: null,
    hazardClass: '3',
    subsidiary: ['8'],
    packingGroup: 'II',
    emergencyPhone: '+18005550100',
    contractNumber: null,
  },
};
const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = PAINT;

test('a stored product is saved once more as it was', () => {
  expect(toSave(PAINT)).toEqual(content);
});

test('a product without measures, value and hazard has none of them', () => {
  expect(toProduct({ ...newProduct('metric'), description: ' Tiles ' })).toEqual({
    description: 'Tiles',
    freightClass: null,
    nmfc: null,
    nmfcSub: null,
    packagingType: null,
    units: 'metric',
    handlingUnit: null,
    declaredValue: null,
    hazmat: null,
  });
});

test('what was typed of a hazard is not sent when the material is none', () => {
  expect(toProduct({ ...productValues(PAINT), hazardous: false }).hazmat).toBeNull();
});

test.each([
  ['1,200', 1200],
  ['42.5', 42.5],
  ['.5', 0.5],
  ['', NaN],
  ['48x40', NaN],
  ['-3', NaN],
])('%p is read as %p', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
