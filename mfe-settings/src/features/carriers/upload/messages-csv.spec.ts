import { messagesCsv } from './messages-csv';

test('formulas in repeated cells are escaped', () => {
  const message = (row: number, text: string) => ({
    pointer: '',
    row,
    column: 'M5C',
    code: 'RATE_INVALID',
    message: text,
  });
  expect(messagesCsv([message(17, '=HYPERLINK("x")'), message(0, 'One, two')])).toBe(
    'line,column,code,message\r\n17,M5C,RATE_INVALID,"\'=HYPERLINK(""x"")"\r\nterms,M5C,RATE_INVALID,"One, two"',
  );
});
