import { readSheetHead, withHeader } from './rate-sheet-head';

const file = (...parts: BlobPart[]) => new File(parts, 'rates.csv');
const text = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

test('reads column names, also quoted ones, and the first rows', async () => {
  const head = await readSheetHead(file('origin,"Class ""NMFC""",M5C\r\n606,70,"1,5"\r\n'));
  expect(head.columns).toEqual(['origin', 'Class "NMFC"', 'M5C']);
  expect(head.samples).toEqual([['606', '70', '1,5']]);
});

test('replaces the header only: byte order mark, line ends and rows are kept', async () => {
  const sheet = file('\uFEFFFrom,"To\nplace",Note\r\n606,752,"a\nb"\r\n');
  const head = await readSheetHead(sheet);
  expect(head.columns).toEqual(['From', 'To\nplace', 'Note']);
  expect(await text(withHeader(sheet, head, ['origin', 'destination', '']))).toBe(
    '\uFEFForigin,destination,\r\n606,752,"a\nb"\r\n',
  );
});

test('rows after the first 64 KiB are copied without being read', async () => {
  const rows = '606,752,70\n'.repeat(20_000);
  const sheet = file(`a,b,c\n${rows}`);
  const renamed = withHeader(sheet, await readSheetHead(sheet), ['origin', 'destination', 'class']);
  expect(renamed.size).toBe('origin,destination,class\n'.length + rows.length);
});

test.each([
  ['an empty file', [''], /empty/],
  ['semicolons', ['a;b;c\n1;2;3'], /commas/],
  ['UTF-16', [new Uint8Array([0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0])], /UTF-8/],
  ['a quotation mark without an end', [`"${'a,'.repeat(50_000)}`], /64 KiB/],
] as [string, BlobPart[], RegExp][])('%s is refused', async (_, parts, words) => {
  await expect(readSheetHead(file(...parts))).rejects.toThrow(words);
});
