import { productForm } from '@lading/trade/schemas';
import type { Product } from '../../../shared/api/types';
import { chicagoToNapa } from '../../../shared/testing/requests';
import { fromRequest } from '../values/from-request';
import { commodityOf, productOf, rowOf } from './product-values';
import { emptyCommodity, emptyHandlingUnit, type HandlingUnitValues } from '../values/quote-form-values';

const product: Product = {
  id: 'prd_1',
  version: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  description: 'Aluminium fittings, boxed',
  packagingType: 'BOX',
  freightClass: '70',
  nmfc: '13360',
  nmfcSub: null,
  hazmat: null,
  units: 'imperial',
  declaredValue: null,
  handlingUnit: {
    type: 'PAT',
    length: 48,
    width: 40,
    height: 48,
    weight: 500.5,
    stackable: true,
    evidence: 'measured',
  },
};

describe('products in the form', () => {
  it('fills the commodity and keeps its pieces and weight', () => {
    expect(commodityOf(product, { ...emptyCommodity(), pieces: '24', weight: '10' })).toEqual({
      ...emptyCommodity(),
      description: 'Aluminium fittings, boxed',
      pieces: '24',
      weight: '10',
      packagingType: 'BOX',
      freightClass: '70',
      nmfc: '13360',
    });
  });

  it('fills an empty item with the entered number of usual units', () => {
    expect(rowOf(product, { ...emptyHandlingUnit(), count: '3' }, 'imperial')).toMatchObject({
      count: '3',
      length: '48',
      width: '40',
      height: '48',
      weight: '1501.5',
      stackable: true,
      evidence: 'measured',
    });
  });

  it('does not change an item with dimensions, or in other units', () => {
    expect(rowOf(product, { ...emptyHandlingUnit(), height: '60' }, 'imperial')).toBeNull();
    expect(rowOf(product, emptyHandlingUnit(), 'metric')).toBeNull();
    expect(rowOf({ ...product, handlingUnit: null }, emptyHandlingUnit(), 'imperial')).toBeNull();
  });

  it('saves a described commodity with one of its units', async () => {
    const [item] = fromRequest(chicagoToNapa()).handlingUnits;
    const save = (one: HandlingUnitValues) => productForm.safeParseAsync(productOf(one, 0, 'imperial'));
    expect((await save(item!)).data).toMatchObject({
      description: 'Aluminium fittings, boxed',
      nmfc: '13360',
      handlingUnit: { length: 48, weight: 500 },
    });
    expect((await save(emptyHandlingUnit())).error?.issues[0]?.path).toEqual(['description']);
    const nuts = { ...emptyHandlingUnit(), commodities: [{ ...emptyCommodity(), description: 'Nuts' }] };
    expect((await save(nuts)).data).toMatchObject({ handlingUnit: null });
  });
});
