import { failedTasks } from './failed-tasks.mjs';

const OUTPUT = `lerna notice cli v10.1.1

> @lading/backend:build

> @lading/backend@0.1.0 build
> tsc -p tsconfig.build.json
src/main.ts(3,1): error TS2304: Cannot find name 'x'.
npm error code 2
npm error path backend

> @lading/shell:build

> webpack --mode production
compiled

 Lerna (powered by Nx)   Running target build for 2 projects failed

Failed tasks:

- @lading/backend:build
`;

describe('output of failed tasks', () => {
  it('is what the failed task printed, without the others and without npm', () => {
    expect(failedTasks(OUTPUT)).toContain("error TS2304: Cannot find name 'x'.");
    expect(failedTasks(OUTPUT)).not.toMatch(/compiled|npm error|lerna notice/);
  });

  it('is everything when no task is named', () => {
    expect(failedTasks('lerna: command not found')).toBe('lerna: command not found');
  });
});
