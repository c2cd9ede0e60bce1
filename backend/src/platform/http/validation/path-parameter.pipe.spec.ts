import { PathParameterPipe } from './path-parameter.pipe.js';

const pipe = new PathParameterPipe();

describe('PathParameterPipe', () => {
  it.each(['qte_01BX5ZZKBKACTAV9WEVGEMMVRZ', 'acme-sso', "'", '%'])('lets %j be looked up', (value) => {
    expect(pipe.transform(value, { type: 'param' })).toBe(value);
  });

  it.each(['ü', 'qte_１', ' ', 'a b', '\u0000', 'a\n', '😀'])('answers that %j is not there', (value) => {
    expect(() => pipe.transform(value, { type: 'param' })).toThrow(
      expect.objectContaining({ status: 404, code: 'NOT_FOUND' }),
    );
  });

  it('leaves bodies and queries to their rules', () => {
    expect(pipe.transform('ü', { type: 'query' })).toBe('ü');
    expect(pipe.transform('ü', { type: 'body' })).toBe('ü');
  });
});
