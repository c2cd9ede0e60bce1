import { tail } from '../lib/failure.mjs';
import { total } from './counts.mjs';
import { describeFailures } from './failures.mjs';

const OUTPUT_LINES = 200;
const LAST_LINES = 10;

const seconds = (value) => `${value.toFixed(1)} s`;

/** A step that just ended: one line, and one for each failed or flaky test, or the last lines of a program that lists none. */
export function describeResult({ failures = [], flaky = [], ...result }) {
  const lines = failures.map(({ name }) => name);
  if (result.failed && lines.length === 0) lines.push(...tail(result.output, LAST_LINES).split('\n'));
  lines.push(...flaky.map(({ name }) => `flaky: ${name}`));
  return [describeStep(result), ...lines.map((line) => `     ${line}`)].join('\n');
}

function describeStep({ step, passed, failed, seconds: duration }) {
  return `${failed ? 'FAIL' : 'ok  '} ${step.name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds(duration).padStart(9)}`;
}

/** Failed steps with their output, flaky tests with their first error, a table of all steps, and the final line. */
export function printReport(results) {
  for (const { step, output } of results.filter(({ failed }) => failed)) {
    console.log(`\n---- ${step.name} ----\n${output.trimEnd().split('\n').slice(-OUTPUT_LINES).join('\n')}`);
  }
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) console.log(`\n---- flaky ----\n${describeFailures(flaky).trimEnd()}`);
  console.log(`\n${results.map(describeStep).join('\n')}\n`);
  const { passed, failed } = total(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
