import { readHead } from './read-head';

const head = (text: string) => readHead(new Blob([text]));

test.each([
  ['commas', 'name,city\nA,B'],
  ['semicolons and a byte order mark', '\uFEFFname;city\r\nA;B'],
  ['tabs', 'name\tcity\nA\tB'],
  ['quotation marks', '"name","city"\n"A","B"'],
])('reads names and rows between %s', async (_what, text) => {
  expect(await head(text)).toEqual({ header: ['name', 'city'], samples: [['A', 'B']] });
});

test('names can contain the delimiter, quotation marks and line breaks', async () => {
  expect((await head('"Name, or ""title""\nof it",City\nA,B')).header).toEqual(['Name, or "title"\nof it', 'City']);
});

test('has the first three rows', async () => {
  expect((await head('a\n1\n\n2\n3\n4')).samples).toEqual([['1'], ['2'], ['3']]);
});

test('an empty file is refused', async () => {
  await expect(head('\n\n')).rejects.toThrow('The file is empty');
});
