// npm run mfe -- <command>: manages the live release of each remote. Without a command, prints the usage.
import { Failure, printError } from '../lib/failure.mjs';
import { collectGarbage, list, promote, rollback, setEnabled } from './commands.mjs';
import { openStore } from './store.mjs';

const COMMANDS = {
  list: { usage: '', does: 'what is live, what else there is, what happened lately', run: (store) => list(store) },
  promote: {
    usage: '<area> <version>',
    does: 'make a released version live, for example: promote quotes 1.4.0',
    run: promote,
  },
  rollback: { usage: '<area>', does: 'make the version live that was live before', run: rollback },
  disable: { usage: '<area>', does: 'switch an area off', run: (store, area) => setEnabled(store, area, false) },
  enable: { usage: '<area>', does: 'switch it on again', run: (store, area) => setEnabled(store, area, true) },
  gc: {
    usage: '',
    does: 'remove unused releases older than 30 days',
    run: (store) => collectGarbage(store),
  },
};

function usage() {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage: words, does }]) => `  ${`${name} ${words}`.padEnd(30)}${does}`,
  );
  return new Failure(['Usage: npm run mfe -- <command>', ...lines].join('\n'));
}

try {
  const [name, ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command || args.length !== command.usage.split(' ').filter(Boolean).length) throw usage();
  const startedAt = performance.now();
  const answer = await command.run(openStore(), ...args);
  console.log(answer);
  console.log(`Done in ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
