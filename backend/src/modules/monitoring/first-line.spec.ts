import { HEADER_LIMIT } from './domain/limits.js';
import { dsnOf, FirstLine } from './first-line.js';

const MALFORMED = expect.objectContaining({ status: 400, code: 'ENVELOPE_MALFORMED' });

function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It was accepted.');
}

describe('the first line of an envelope', () => {
  it('ends at the first line feed, and only there', () => {
    expect(new FirstLine().push(Buffer.from('{"a":"\r"}\r\n{"type":"event"}\n'))).toBe('{"a":"\r"}\r');
    expect(new FirstLine().push(Buffer.from('\n'))).toBe('');
  });

  it('is assembled from chunks that may split a character', () => {
    const bytes = Buffer.from('{"dsn":"ü"}\nrest');
    const line = new FirstLine();
    const seen = [...bytes].map((byte) => line.push(Buffer.from([byte])));
    expect(seen.find((text) => text !== undefined)).toBe('{"dsn":"ü"}');
  });

  it('is refused if it is not UTF-8', () => {
    expect(refusal(() => new FirstLine().push(Buffer.from([0x7b, 0xff, 0x7d, 0x0a])))).toEqual(MALFORMED);
  });

  it.each([HEADER_LIMIT + 1, 10 * HEADER_LIMIT])('of %d bytes is refused, in one chunk and in many', (length) => {
    expect(refusal(() => new FirstLine().push(Buffer.alloc(length, 'x')))).toEqual(MALFORMED);
    expect(refusal(() => new FirstLine().push(Buffer.from(`${'x'.repeat(length)}\n`)))).toEqual(MALFORMED);
    const line = new FirstLine();
    expect(
      refusal(() => {
        for (let sent = 0; sent < length; sent += 1_000) line.push(Buffer.alloc(1_000, 'x'));
        line.push(Buffer.alloc(1_000, 'x'));
      }),
    ).toEqual(MALFORMED);
  });

  it('of exactly the maximum length is accepted', () => {
    expect(new FirstLine().push(Buffer.from(`${'x'.repeat(HEADER_LIMIT)}\n`))).toHaveLength(HEADER_LIMIT);
  });
});

describe('dsnOf', () => {
  it('finds the DSN among other properties', () => {
    expect(
      dsnOf(
        '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc","dsn":"https://key@errors.example/42","trace":{},"unknown":[1]}',
      ),
    ).toBe('https://key@errors.example/42');
  });

  it.each([
    '{"dsn":"a","dsn":"https://key@errors.example/42"}',
    '{"dsn":"https://key@errors.example/42","dsn":"https://key@errors.example/42"}',
    '{"dsn":"a","\\u0064sn":"https://key@errors.example/42"}',
    '{"dsn" : "a" , "x" : {"y":[{}]} , "dsn" : "b"}',
    '{"sent_at":"1","sent_at":"2","dsn":"https://key@errors.example/42"}',
    '{"dsn":"https://key@errors.example/42"}\r',
    '{"dsn":\r"https://key@errors.example/42"}',
  ])('refuses %j, which two parsers may read differently', (line) => {
    expect(refusal(() => dsnOf(line))).toEqual(MALFORMED);
  });

  it.each([
    '{"dsn":"x","trace":{"dsn":"y","sample":[{"dsn":"z"}]}}',
    '{"note":"\\"dsn\\":","dsn":"x"}',
    '{"a":"}{][:,","b\\\\":1,"dsn":"x"}',
    '{"__proto__":1,"constructor":2,"dsn":"x"}',
  ])('finds the only DSN of %j', (line) => {
    expect(dsnOf(line)).toBe('x');
  });

  it.each([
    '',
    ' ',
    '{',
    'null',
    '7',
    '"https://key@errors.example/42"',
    '[]',
    '{}',
    '{"dsn":null}',
    '{"dsn":["https://key@errors.example/42"]}',
    '\ufeff{"dsn":"x"}',
  ])('refuses %j', (line) => {
    expect(refusal(() => dsnOf(line))).toEqual(MALFORMED);
  });
});
