import { readHeader } from './read-header';

const header = (text: string) => readHeader(new Blob([text]));

test.each([
  ['commas', 'name,city\nA,B'],
  ['semicolons and a byte order mark', '\uFEFFname;city\r\nA;B'],
  ['tabs', 'name\tcity'],
  ['quotation marks', '"name","city"\n"A\nB",C'],
])('reads names between %s', async (_what, text) => {
  expect(await header(text)).toEqual(['name', 'city']);
});

test('names can contain the delimiter, quotation marks and line breaks', async () => {
  expect(await header('"Name, or ""title""\nof it",City\nA,B')).toEqual(['Name, or "title"\nof it', 'City']);
});

test('an empty file is refused', async () => {
  await expect(header('\n\n')).rejects.toThrow('The file is empty');
});
