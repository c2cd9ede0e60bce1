// Compares the columns of all rows that the step `int` of npm test has read with the types of the rows. Argument: the folder of what was recorded.
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { checkColumns, createProgram, readRecorded } from './testing/columns.mjs';

/** Calls of statements whose rows no test reads, each with the reason. */
const UNREAD = {};

const recorded = readRecorded(process.argv[2]);
const problems = checkColumns(createProgram(path.join(root, 'backend/tsconfig.json')), root, recorded, UNREAD);
for (const problem of problems) console.error(problem);
console.log(`${recorded.length} sets of columns compared with the types of their rows: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
