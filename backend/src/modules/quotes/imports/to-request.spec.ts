import { groupRows, rowErrors } from './group-rows.js';
import { locate } from './locate-error.js';
import type { FileRow, ImportCells } from './read-file.js';
import { toRequest } from './to-request.js';
import { verbatim } from '../../../messages/message.js';

const CELLS: ImportCells = {
  ref: 'A-1',
  pickup_date: '2026-11-24',
  o_zip: '60601',
  d_zip: '75201',
  hu_count: '2',
  hu_type: 'pat',
  length_in: '48',
  width_in: '40',
  height_in: '48',
  weight_lb: '1000',
};
const row = (line: number, cells: ImportCells = {}, surplus = 0): FileRow => ({
  row: line,
  cells: { ...CELLS, ...cells },
  surplus,
});
const request = (cells: ImportCells): any => toRequest({ ref: 'A-1', rows: [row(2, cells)] });
const unit = (cells: ImportCells): any => request(cells).handlingUnits[0];

describe('rows with the same ref', () => {
  it('form one quote wherever they are in the file; each row without ref is separate', () => {
    const groups = groupRows([row(2), row(3, { ref: 'B' }), row(4), row(5, { ref: '' }), row(6, { ref: '' })]);
    expect(groups.map(({ ref, rows }) => [ref, rows.map((one) => one.row)])).toEqual([
      ['A-1', [2, 4]],
      ['B', [3]],
      ['', [5]],
      ['', [6]],
    ]);
  });

  it('must agree on quote columns or leave them empty; handling unit columns can differ', () => {
    const rows = [row(2, { po: '77' }), row(3, { weight_lb: '20', po: '' }), row(4, { d_zip: '10001', po: '78' })];
    expect(rowErrors({ ref: 'A-1', rows }).map(({ row: line, column, code }) => [line, column, code])).toEqual([
      [4, 'd_zip', 'REF_CONFLICT'],
      [4, 'po', 'REF_CONFLICT'],
    ]);
  });

  it('report a missing ref and a row with too many cells', () => {
    expect(rowErrors({ ref: '', rows: [row(7, { ref: '' }, 1)] })).toMatchObject([
      { row: 7, column: 'ref', code: 'REQUIRED' },
      { row: 7, column: '', code: 'COLUMN_COUNT' },
    ]);
  });
});

describe('toRequest', () => {
  it('includes every handling unit of the ref', () => {
    expect(toRequest({ ref: 'A-1', rows: [row(2), row(3, { hu_count: '1', weight_lb: '80.5' })] })).toMatchObject({
      mode: 'auto',
      units: 'imperial',
      pickup: { on: '2026-11-24', readyFrom: null },
      references: [{ type: 'OTHER', value: 'A-1' }],
      stops: [
        { type: 'origin', postalCode: '60601', country: 'US' },
        { type: 'destination', postalCode: '75201', country: 'US' },
      ],
      handlingUnits: [
        { count: 2, type: 'PAT', length: 48, weight: 1_000, stackable: false },
        { count: 1, weight: 80.5 },
      ],
    });
  });

  it('reverses spreadsheet conversions of ZIPs and times', () => {
    expect(request({ o_zip: '2134', d_zip: 'K1A 0B1', d_country: 'CAN', ready: '9:00' })).toMatchObject({
      pickup: { readyFrom: '09:00' },
      stops: [{ postalCode: '02134' }, { postalCode: 'K1A 0B1', country: 'CA' }],
    });
  });

  it('derives a missing country from the postal code', () => {
    expect(request({ o_zip: 'm5v 2t6', d_zip: '75201' })).toMatchObject({
      stops: [{ country: 'CA' }, { country: 'US' }],
    });
  });

  it('requests a dry van for full truckload', () => {
    expect([request({ mode: 'ftl' }), request({ mode: 'Auto' })]).toMatchObject([
      { mode: 'FTL', equipment: 'DRYVAN' },
      { mode: 'auto', equipment: null },
    ]);
  });

  it.each([
    ['77', '77.5'],
    ['92', '92.5'],
    ['92.5', '92.5'],
    ['100', '100'],
  ])('reads class %s as %s', (cell, freightClass) =>
    expect(request({ class: cell })).toMatchObject({ handlingUnits: [{ commodities: [{ freightClass }] }] }),
  );

  it('converts declared value to cents, and maps references, services and units', () => {
    expect(
      request({ declared_value: '1234.5', currency: 'cad', po: '554', accessorials: 'lftd; APTD;', units: 'METRIC' }),
    ).toMatchObject({
      declaredValue: { amount: 123_450, currency: 'CAD' },
      references: [{ value: 'A-1' }, { type: 'PO', value: '554' }],
      accessorials: ['LFTD', 'APTD'],
      units: 'metric',
    });
  });

  it.each(['-1', '1e3', '1,000', 'NaN', 'Infinity', '９', '٣', '0x10', '+5', '1 000', '=1+1'])(
    'does not convert %j to a number',
    (cell) => {
      expect([unit({ weight_lb: cell }).weight, request({ declared_value: cell }).declaredValue.amount]).toEqual([
        cell,
        cell,
      ]);
    },
  );

  it('does not convert fractions of a cent', () => {
    expect(request({ declared_value: '1.005' }).declaredValue.amount).toBe('1.005');
  });

  it.each([
    ['x', true],
    ['Yes', true],
    ['0', false],
    ['', false],
    ['perhaps', 'perhaps'],
  ])('reads stackable %j as %j', (cell, expected) => {
    expect(unit({ stackable: cell }).stackable).toBe(expected);
  });

  it('treats a UN number as hazardous, and keeps an ambiguous answer as text', () => {
    expect(unit({ un: '1090', description: 'Acetone' }).commodities[0].hazmat).toMatchObject({
      unNumber: 'UN1090',
      properShippingName: 'Acetone',
    });
    expect(unit({ hazmat: 'n', un: '1090' }).commodities[0].hazmat).toBeNull();
    expect(unit({ hazmat: 'perhaps' }).commodities[0].hazmat).toBe('perhaps');
  });
});

describe('locate', () => {
  it.each([
    ['/handlingUnits/1/weight', 3, 'weight_lb'],
    ['/handlingUnits/0/commodities/0/hazmat/emergencyPhone', 2, 'hm_phone'],
    ['/handlingUnits/9/count', 2, 'hu_count'],
    ['/handlingUnits', 2, ''],
    ['/stops/1/postalCode', 2, 'd_zip'],
    ['/stops/0/state', 2, 'o_state'],
    ['/pickup/on', 2, 'pickup_date'],
    ['/declaredValue/amount', 2, 'declared_value'],
    ['/references/0/value', 2, 'ref'],
    ['/references/1/value', 2, 'po'],
    ['/equipment', 2, ''],
  ])('%s is row %i, column "%s"', (pointer, line, column) => {
    expect(locate({ ref: 'A-1', cellRows: [2, 3] }, { pointer, code: 'X', message: verbatim('wrong') })).toEqual({
      row: line,
      column,
      ref: 'A-1',
      code: 'X',
      message: 'wrong',
    });
  });
});
