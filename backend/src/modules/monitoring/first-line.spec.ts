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

  it('is put together from chunks that may cut a character in two', () => {
    const bytes = Buffer.from('{"dsn":"ü"}\nrest');
    const line = new FirstLine();
    const seen = [...bytes].map((byte) => line.push(Buffer.from([byte])));
    expect(seen.find((text) => text !== undefined)).toBe('{"dsn":"ü"}');
  });

  it('may be the whole envelope', () => {
    const line = new FirstLine();
    expect(line.push(Buffer.from('{"dsn":'))).toBeUndefined();
    expect(line.push(Buffer.from('"x"}'))).toBeUndefined();
    expect(line.rest()).toBe('{"dsn":"x"}');
  });

  it.each([HEADER_LIMIT + 1, 10 * HEADER_LIMIT])('of %d bytes is refused, in one piece and in many', (length) => {
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

  it('of exactly the longest length is read', () => {
    expect(new FirstLine().push(Buffer.from(`${'x'.repeat(HEADER_LIMIT)}\n`))).toHaveLength(HEADER_LIMIT);
  });
});

describe('dsnOf', () => {
  it('finds the DSN among whatever else the line says', () => {
    expect(
      dsnOf(
        '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc","dsn":"https://key@errors.example/42","trace":{},"unknown":[1]}',
      ),
    ).toBe('https://key@errors.example/42');
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
