import { faultyRows } from './faulty-rows';

const FILE = 'Order;Ship to ZIP;Notes\n1;75201;x\n\n2;00000;=A1\n2;75201;"a ""b"";\nc"\n3;75201;\n';
const MESSAGES = [{ row: 4, column: 'Ship to ZIP', ref: '2', message: 'No such postal code: 00000.' }];
const text = async (file: Blob) => (await file.text()).replace('\uFEFF', '').split('\r\n');

test('has the rows with errors in the columns of the file, with a column for the errors; formulas are marked', async () => {
  expect(await text(await faultyRows(new Blob([FILE]), MESSAGES))).toEqual([
    'Order;Ship to ZIP;Notes;Errors',
    `2;00000;"'=A1";Ship to ZIP: No such postal code: 00000.`,
  ]);
});

test('has all rows of an item with an error', async () => {
  const rows = await text(await faultyRows(new Blob([FILE]), MESSAGES, 0));
  expect(rows).toHaveLength(3);
  expect(rows[2]).toBe('2;75201;"a ""b"";\nc";');
});
