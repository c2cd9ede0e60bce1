// Compares the columns of all rows read in the step `int` of npm test with the row types. Argument: the folder of the recordings.
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { checkColumns, createProgram, readRecorded } from './testing/columns.mjs';

/** Statement calls whose rows no test reads (`path#function`), with reasons. */
const UNREAD = {};

const recorded = readRecorded(process.argv[2]);
const program = createProgram(path.join(root, 'backend/tsconfig.json'));
const { problems, unread } = checkColumns(program, root, recorded, UNREAD);
for (const line of [...problems, ...unread]) console.error(line);
console.log(
  `${recorded.length} sets of columns compared with the types of their rows: ${problems.length} problems; ${unread.length} statements without rows in any test`,
);
process.exitCode = problems.length + unread.length === 0 ? 0 : 1;
