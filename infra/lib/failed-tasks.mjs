/**
 * The part of lerna's output that belongs to the tasks that failed: between the titles "> name:build" and without npm's own remarks.
 * All of the output when no task is named, for example when lerna itself could not start.
 */
export function failedTasks(output) {
  const [log, summary = ''] = output.split('Failed tasks:');
  const names = [...summary.matchAll(/^- (\S+)$/gm)].map(([, name]) => name);
  const blocks = log.split(/^(?=> \S+:\w+$)| Lerna \(powered by Nx\) {3}Running/m);
  const failed = blocks.filter((block) => names.some((name) => block.startsWith(`> ${name}\n`)));
  return failed.length === 0 ? output : failed.join('\n').replace(/^npm (error|warn).*\n/gm, '');
}
