/** A program that failed without reporting a failed test, or ran no tests, counts as one failure. */
const atLeastOneFailure = ({ passed, failed }, exitCode) => ({
  passed,
  failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed,
});

/** Counts from Jest's JSON report; a file that could not be loaded is one failure. Undefined report: Jest did not finish. */
export function countJest(report, exitCode) {
  const { numPassedTests: passed = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report ?? {};
  return atLeastOneFailure({ passed, failed: numFailedTests + numRuntimeErrorTestSuites }, exitCode);
}

/** Counts from Playwright's JSON report; a test that passed on the second try counts as passed and is listed as flaky. */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, exitCode);
}

/** A program whose result is only its exit code. */
export const countCheck = (exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Sum over all results; a run without tests is a failure. */
export function total(results) {
  const sum = (field) => results.reduce((count, result) => count + result[field], 0);
  return atLeastOneFailure({ passed: sum('passed'), failed: sum('failed') }, 0);
}
