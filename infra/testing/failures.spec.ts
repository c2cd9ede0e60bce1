import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { describeFailures, failuresOfJest, failuresOfPlaywright, flakyOfPlaywright } from './failures.mjs';

describe('naming failed tests', () => {
  it('reads the report of Jest', () => {
    const report = {
      testResults: [
        {
          name: path.join(root, 'shell/src/a.spec.ts'),
          status: 'failed',
          message: 'all of them',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: 2 is not 1'] },
          ],
        },
        { name: path.join(root, 'shell/src/b.spec.ts'), status: 'failed', message: 'No module', assertionResults: [] },
        { name: path.join(root, 'shell/src/c.spec.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(failuresOfJest(report)).toEqual([
      { name: 'shell/src/a.spec.ts: subtracts', message: 'Error: 2 is not 1' },
      { name: 'shell/src/b.spec.ts', message: 'No module' },
    ]);
  });

  it('reads the report of Playwright', () => {
    const spec = (title: string, status: string, errors: { message: string }[]) => ({
      file: 'login.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: [{ errors }, { errors: [] }] }],
    });
    const report = {
      errors: [{ message: 'No tests found\nanywhere' }],
      suites: [
        {
          specs: [spec('works', 'expected', [])],
          suites: [
            {
              specs: [
                spec('fails', 'unexpected', [{ message: 'timeout' }]),
                spec('hesitates', 'flaky', [{ message: 'late' }]),
              ],
            },
          ],
        },
      ],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      { name: 'No tests found', message: 'No tests found\nanywhere' },
      { name: 'login.spec.ts:7: fails', message: 'timeout' },
    ]);
    expect(flakyOfPlaywright(report)).toEqual([{ name: 'login.spec.ts:7: hesitates', message: 'late' }]);
  });

  it('writes them one after the other', () => {
    expect(
      describeFailures([
        { name: 'a', message: 'x\ny' },
        { name: 'b', message: 'z' },
      ]),
    ).toBe('a\n    x\n    y\n\nb\n    z\n');
  });
});
