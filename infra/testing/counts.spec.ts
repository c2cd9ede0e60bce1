import { countCheck, countJest, countPlaywright, total } from './counts.mjs';

const jest = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
});

describe('counting tests', () => {
  it.each([
    ['all passed', jest(12, 0), 0, { passed: 12, failed: 0 }],
    ['some failed', jest(10, 2), 1, { passed: 10, failed: 2 }],
    ['a file that did not load', jest(10, 0, 1), 1, { passed: 10, failed: 1 }],
    ['a bad end without a failed test', jest(10, 0), 1, { passed: 10, failed: 1 }],
    ['no test at all', jest(0, 0), 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
  ])('Jest: %s', (_case, report, exitCode, expected) => {
    expect(countJest(report, exitCode)).toEqual(expected);
  });

  it.each([
    ['all passed', { expected: 5, unexpected: 0, flaky: 0 }, 0, { passed: 5, failed: 0 }],
    ['a test that passed on the second try', { expected: 4, unexpected: 0, flaky: 1 }, 0, { passed: 5, failed: 0 }],
    ['some failed', { expected: 3, unexpected: 2, flaky: 0 }, 1, { passed: 3, failed: 2 }],
    ['no test at all', { expected: 0, unexpected: 0, flaky: 0 }, 0, { passed: 0, failed: 1 }],
  ])('Playwright: %s', (_case, stats, exitCode, expected) => {
    expect(countPlaywright({ stats }, exitCode)).toEqual(expected);
  });

  it('counts a check as one test', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds everything up', () => {
    expect(
      total([
        { passed: 3, failed: 0 },
        { passed: 1, failed: 2 },
      ]),
    ).toEqual({ passed: 4, failed: 2 });
  });

  it('does not call a run without any test a success', () => {
    expect(total([{ passed: 0, failed: 0 }])).toEqual({ passed: 0, failed: 1 });
  });
});
