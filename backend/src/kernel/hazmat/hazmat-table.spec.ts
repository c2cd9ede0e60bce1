import { translate } from '../../messages/translate.js';
import { HAZARD_CLASSES } from '../codes.js';
import { checkMaterial, findMaterials, materialOf } from './hazmat-table.js';
import { MATERIALS } from './materials.js';

const ACETONE = { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' };
const codes = (part: Partial<Record<keyof typeof ACETONE, string | null>>) =>
  checkMaterial({ ...ACETONE, ...part } as typeof ACETONE).map(({ field, code, isError }) => [field, code, isError]);

describe('the table', () => {
  const lines = MATERIALS.trim().split('\n');

  it('has all numbers of 49 CFR 172.101', () => {
    expect(lines).toHaveLength(2_367);
  });

  it('has well-formed lines with one number each', () => {
    const numbers = lines.map((line) => line.split(';')[0]!);
    expect(new Set(numbers).size).toBe(lines.length);
    for (const number of numbers) {
      const { names, hazardClasses, subsidiary, packingGroups } = materialOf(number)!;
      expect(number).toMatch(/^(UN|NA)\d{4}$/);
      expect([names.length, hazardClasses.length]).not.toContain(0);
      for (const one of [...hazardClasses, ...subsidiary]) expect(HAZARD_CLASSES).toContain(one);
      for (const one of packingGroups) expect(['I', 'II', 'III']).toContain(one);
      // Classes 1, 2, 5.2, 6.2 and 7 have no packing group.
      if (hazardClasses.some((one) => /^(1|2|5\.2|6\.2|7)/.test(one))) expect(packingGroups).toEqual([]);
    }
  });

  it.each([
    ['UN1203', 'Gasoline', '3', ['II']],
    ['UN1830', 'Sulfuric acid', '8', ['II']],
    ['UN3480', 'Lithium ion batteries', '9', []],
    ['UN2014', 'Hydrogen peroxide, aqueous solutions', '5.1', ['II']],
  ])('%s is %s, class %s', (number, name, hazardClass, packingGroups) => {
    const material = materialOf(number)!;
    expect([material.names[0], material.hazardClasses[0], material.packingGroups]).toEqual([
      name,
      hazardClass,
      packingGroups,
    ]);
  });
});

describe('checkMaterial', () => {
  it('accepts the name of the table, in any notation', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ properShippingName: 'ACETONE' })).toEqual([]);
    expect(codes({ unNumber: 'UN1993', properShippingName: 'Flammable liquid, n.o.s', packingGroup: 'III' })).toEqual(
      [],
    );
  });

  it('refuses the name of another material and proposes the right one', () => {
    const found = (properShippingName: string) =>
      checkMaterial({ ...ACETONE, properShippingName }).map((one) => ({
        ...one,
        message: translate('en-US', one.message),
      }));
    expect(found('Gasoline')).toEqual([
      {
        field: 'properShippingName',
        code: 'HM_NAME',
        isError: true,
        message: 'UN1090 is Acetone, not Gasoline. Enter "Acetone", or correct the number: Gasoline is UN1203.',
      },
    ]);
    expect(found('Widget fluid')[0]!.message).toBe(
      'UN1090 is Acetone, not Widget fluid. Enter "Acetone", or correct the number.',
    );
  });

  it('accepts details after the name, and reportable quantity and waste before it', () => {
    expect(codes({ properShippingName: 'Acetone, technical grade' })).toEqual([]);
    expect(codes({ properShippingName: 'RQ, Waste Acetone' })).toEqual([]);
  });

  it('warns about a name that differs only in part', () => {
    expect(codes({ properShippingName: 'Liquid acetone' })).toEqual([['properShippingName', 'HM_NAME', false]]);
  });

  it('refuses another class and warns about another packing group', () => {
    expect(codes({ hazardClass: '8' })).toEqual([['hazardClass', 'HM_CLASS', true]]);
    expect(codes({ packingGroup: 'III' })).toEqual([['packingGroup', 'HM_PACKING_GROUP', false]]);
    expect(codes({ packingGroup: null })).toEqual([['packingGroup', 'HM_PACKING_GROUP', false]]);
  });

  it('warns about a number that the table does not have', () => {
    expect(codes({ unNumber: 'UN9999' })).toEqual([['unNumber', 'HM_UNKNOWN', false]]);
  });
});

describe('findMaterials', () => {
  it('finds by number, with or without prefix, and by name', () => {
    expect(findMaterials('1090', 5).map(({ unNumber }) => unNumber)).toEqual(['UN1090']);
    expect(findMaterials('un109', 2).map(({ unNumber }) => unNumber)).toEqual(['UN1090', 'UN1091']);
    expect(findMaterials('gaso', 5).map(({ unNumber }) => unNumber)).toEqual(['UN1203', 'UN3475']);
    expect(findMaterials('1993', 5).map(({ unNumber }) => unNumber)).toEqual(['UN1993', 'NA1993']);
    expect(findMaterials('lithium metal', 1)).toHaveLength(1);
    expect(findMaterials('nothing like it', 5)).toEqual([]);
  });
});
