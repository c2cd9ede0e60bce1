/** An expected problem: one sentence for the terminal that says what to do, and optional details. */
export class Failure extends Error {
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

const DISK_FULL = /ENOSPC|No space left on device|out of disk space|Errcode: 28\b/;

/** The last lines of a program's output, enough to see why it failed. */
export const tail = (output, lines = 25) => output.trimEnd().split('\n').slice(-lines).join('\n');

/** The lines of a MariaDB log that report an error, or the whole log when none does. */
export const errorLines = (log) =>
  log
    .split('\n')
    .filter((line) => line.includes('[ERROR]'))
    .join('\n') || log;

/** The Failure for a failed program; a full disk is reported as such because its message is hard to find in the log. */
export function programFailure(sentence, output, relevant = output) {
  if (DISK_FULL.test(output)) return diskFull();
  return new Failure(sentence, tail(relevant));
}

export const diskFull = () =>
  new Failure('The disk is full: free some space on the disk that holds this folder and try again.');

/** Prints an error: the sentence of a Failure, or all details of an unexpected error. */
export function printError(error) {
  if (error?.code === 'ENOSPC') return printError(diskFull());
  if (!(error instanceof Failure)) return console.error(error);
  if (error.details) console.error(`\n${error.details}`);
  console.error(`\n${error.message}`);
}
