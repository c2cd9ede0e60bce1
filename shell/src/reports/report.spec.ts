import { jest } from '@jest/globals';
import { digestOf } from '../fallback/digest';
import { report, sendReports } from './report';

const QUOTES = { remote: 'quotes', version: '0.1.0', build: '0.1.0-aaaaaaaaaaaa' };

describe('report', () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => write.mockRestore());

  it('writes the digest of the screen to the console, and keeps the report until somebody sends it', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    report(QUOTES, first, { attempt: 2 });
    expect(write).toHaveBeenLastCalledWith(`[quotes 0.1.0] Digest: ${digestOf(first)}`, first, { attempt: 2 });

    const sent: unknown[] = [];
    sendReports(({ error, digest, source }) => sent.push([error, digest, source]));
    report(QUOTES, second);
    expect(sent).toEqual([
      [first, digestOf(first), QUOTES],
      [second, digestOf(second), QUOTES],
    ]);
  });

  it('uses the digest of the server where the error brings it', () => {
    report(QUOTES, Object.assign(new Error('x'), { name: 'ApiProblem', status: 500, digest: '0123456789ab' }));
    expect(write).toHaveBeenLastCalledWith('[quotes 0.1.0] Digest: 0123456789ab', expect.any(Error), '');
  });
});
