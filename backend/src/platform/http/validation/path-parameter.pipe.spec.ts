import { PathParameterPipe } from './path-parameter.pipe.js';

const pipe = new PathParameterPipe();

describe('PathParameterPipe', () => {
  it.each(['qte_01BX5ZZKBKACTAV9WEVGEMMVRZ', 'acme-sso', "'", '%'])('accepts %j', (value) => {
    expect(pipe.transform(value, { type: 'param' })).toBe(value);
  });

  it.each(['ü', 'qte_１', ' ', 'a b', '\u0000', 'a\n', '😀'])('answers 404 to %j', (value) => {
    expect(() => pipe.transform(value, { type: 'param' })).toThrow(
      expect.objectContaining({ status: 404, code: 'NOT_FOUND' }),
    );
  });

  it('ignores bodies and queries', () => {
    expect(pipe.transform('ü', { type: 'query' })).toBe('ü');
    expect(pipe.transform('ü', { type: 'body' })).toBe('ü');
  });
});
