import { importMessage } from '../../../platform/imports/import-messages.js';
import { readDate, readPackaging, readServices, withCell } from './cell-words.js';

it.each([
  ['11/25/2026', '2026-11-25'],
  ['1/5/2027', '2027-01-05'],
  ['2026-11-25', '2026-11-25'],
  ['25.11.2026', '25.11.2026'],
])('reads the date %s as %s', (cell, date) => expect(readDate(cell)).toBe(date));

it.each([
  ['Pallet', 'PAT'],
  ['pallets', 'PAT'],
  ['Boxes', 'BOX'],
  ['pat', 'PAT'],
  ['PALLETT', 'PALLETT'],
])('reads the handling unit %s as %s', (cell, code) => expect(readPackaging(cell)).toBe(code));

it('reads services by code and by name, each once', () => {
  expect(readServices('Liftgate; lftd;Inside delivery; APTD;')).toEqual(['LFTD', 'IDL', 'APTD']);
});

const about = (column: string, code: string) => importMessage(12, column, 'A-1', code, 'Choose one.');

it('names the nearest classes, and what a cell contains', () => {
  expect(withCell(about('class', 'CHOICE'), '72').message).toBe('72 is not a class; nearest 70, 77.5.');
  expect(withCell(about('class', 'CHOICE'), '600').message).toBe('600 is not a class; nearest 500.');
  expect(withCell(about('weight_lb', 'TYPE'), 'heavy').message).toBe(
    '"heavy" is not a number. Write it without separators and units.',
  );
  expect(withCell(about('class', 'REQUIRED'), undefined).message).toBe('Choose one.');
  expect(withCell(about('o_city', 'CHOICE'), 'x').message).toBe('Choose one.');
});
