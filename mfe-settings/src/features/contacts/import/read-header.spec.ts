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

test('a name may hold the separator, quotation marks and line ends', async () => {
  expect(await header('"Name, or ""title""\nof it",City\nA,B')).toEqual(['Name, or "title"\nof it', 'City']);
});

test('an empty file says so', async () => {
  await expect(header('\n\n')).rejects.toThrow('The file is empty');
});
