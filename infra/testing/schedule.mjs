/** Total number of cores for steps; the product is built and tested on machines with two. */
const CORES = 2;

/**
 * Runs steps in parallel within the available cores, each after its dependencies, otherwise in the given order.
 * A step with a failed dependency does not run and fails. `perform(step)` returns {passed, failed, output} and never throws.
 * @returns results in the order of the steps: {step, passed, failed, output, seconds}
 */
export async function runSteps(steps, perform) {
  const results = new Map();
  const running = new Map();
  const waiting = [...steps];
  const busyCores = () => [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
  const settled = (name) => results.has(name) || !steps.some((step) => step.name === name);

  while (waiting.length + running.size > 0) {
    const next = waiting.find((step) => step.needs.every(settled) && busyCores() + step.cores <= CORES);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const startedAt = performance.now();
      const finish = (result) => {
        results.set(next.name, { step: next, seconds: (performance.now() - startedAt) / 1000, ...result });
        running.delete(next);
      };
      running.set(next, performUnlessBlocked(next, results, perform).then(finish));
    } else {
      await Promise.race(running.values());
    }
  }
  return steps.map((step) => results.get(step.name));
}

async function performUnlessBlocked(step, results, perform) {
  const blocked = step.needs.find((name) => results.get(name)?.failed);
  return blocked ? { passed: 0, failed: 1, output: `Not run, because "${blocked}" failed.` } : perform(step);
}
