import { StringDecoder } from 'node:string_decoder';

const BLOCK_CHARACTERS = 65_536;

/** One JSON value per line, in blocks. */
export async function* jsonLines(values: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const value of values) {
    text += `${JSON.stringify(value)}\n`;
    if (text.length < BLOCK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** Splits at line feeds only: `readline` also splits at U+2028, which JSON text may contain. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
