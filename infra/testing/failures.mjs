import path from 'node:path';
import { root } from '../lib/paths.mjs';

const MESSAGE_LINES = 40;

/** Failed tests in Jest's JSON report as {name, message}; a file that could not be loaded is one of them. */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, message }];
    return failed.map((test) => ({ name: `${file}: ${test.fullName}`, message: test.failureMessages.join('\n') }));
  });
}

/**
 * Failed tests in Playwright's JSON report as {name, message}.
 * @param {{ suites: object[], errors?: { message: string }[] }} report
 */
export function failuresOfPlaywright({ suites, errors = [] }) {
  return [
    ...errors.map(({ message }) => ({ name: message.split('\n')[0], message })),
    ...suites.flatMap((suite) => testsOfSuite(suite, 'unexpected')),
  ];
}

/** Tests in Playwright's JSON report that passed only on the second try, as {name, message}. */
export const flakyOfPlaywright = ({ suites }) => suites.flatMap((suite) => testsOfSuite(suite, 'flaky'));

function testsOfSuite({ suites = [], specs = [] }, wanted) {
  const chosen = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...chosen.map(({ file, line, title, tests }) => ({
      name: `${file}:${line}: ${title}`,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
        .join('\n'),
    })),
    ...suites.flatMap((suite) => testsOfSuite(suite, wanted)),
  ];
}

/** Failed tests one after the other, each with the beginning of its message (the rest is often the whole page). */
export const describeFailures = (failures) =>
  failures
    .map(({ name, message }) => [name, ...firstLines(message).map((line) => `    ${line}`), ''].join('\n'))
    .join('\n');

const firstLines = (message) => message.split('\n').slice(0, MESSAGE_LINES);
