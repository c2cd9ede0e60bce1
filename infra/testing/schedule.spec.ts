import { setTimeout as delay } from 'node:timers/promises';
import { runSteps } from './schedule.mjs';

interface Step {
  name: string;
  cores: number;
  needs: string[];
}

const step = (name: string, cores = 1, needs: string[] = []): Step => ({ name, cores, needs });
const success = { passed: 1, failed: 0, output: '' };

/** Runs the steps for a few milliseconds each and notes which ran at the same time. */
async function runNoting(steps: Step[]): Promise<string[]> {
  const together: string[] = [];
  const running = new Set<string>();
  await runSteps(steps, async ({ name }: Step) => {
    running.add(name);
    together.push([...running].join('+'));
    await delay(5);
    running.delete(name);
    return success;
  });
  return together;
}

describe('running steps', () => {
  it('uses no more than two cores at a time', async () => {
    expect(await runNoting([step('build', 2), step('lint'), step('types'), step('unit', 2)])).toEqual([
      'build',
      'lint',
      'lint+types',
      'unit',
    ]);
  });

  it('starts a step when those it needs are done, whatever their order', async () => {
    expect(await runNoting([step('e2e', 2, ['build']), step('build', 2)])).toEqual(['build', 'e2e']);
  });

  it('does not wait for a need that is not part of the run', async () => {
    expect(await runNoting([step('e2e', 2, ['build'])])).toEqual(['e2e']);
  });

  it('fails what needs a failed step without running it, and runs the rest', async () => {
    const ran: string[] = [];
    const results = await runSteps([step('build'), step('e2e', 1, ['build']), step('unit')], async ({ name }: Step) => {
      ran.push(name);
      return name === 'build' ? { passed: 0, failed: 1, output: 'broken' } : success;
    });
    expect(ran).toEqual(['build', 'unit']);
    expect(results).toMatchObject([
      { failed: 1, output: 'broken' },
      { failed: 1, output: 'Not run, because "build" failed.' },
      { passed: 1, failed: 0 },
    ]);
  });
});
