// npm run mfe -- <command>: manages the live release of each remote. Without a command, prints the usage.
import { parseArgs } from 'node:util';
import { Failure, printError } from '../lib/failure.mjs';
import { checkApi } from './api-contract.mjs';
import { collectGarbage, list, promote, rollback, setEnabled } from './commands.mjs';
import { openStore } from './store.mjs';

const COMMANDS = {
  list: { usage: '', does: 'what is live, what else there is, what happened lately', run: (store) => list(store) },
  promote: {
    usage: '<area> <version>',
    does: 'check a released version and make it live, for example: promote quotes 1.4.0',
    more: {
      '--dry-run': 'only check it',
      '--force "reason"': 'make it live in spite of problems; the history keeps the reason',
    },
    run: promote,
  },
  rollback: { usage: '<area>', does: 'make the version live that was live before', run: rollback },
  'check-api': {
    usage: '<openapi.json>',
    does: 'check what live releases use of the API against the document of the next API',
    run: checkApi,
  },
  disable: { usage: '<area>', does: 'switch an area off', run: (store, area) => setEnabled(store, area, false) },
  enable: { usage: '<area>', does: 'switch it on again', run: (store, area) => setEnabled(store, area, true) },
  gc: {
    usage: '',
    does: 'remove unused releases older than 30 days',
    run: (store) => collectGarbage(store),
  },
};

function usage() {
  const line = (indent, words, does) => `  ${`${indent}${words}`.padEnd(30)}${does}`;
  const lines = Object.entries(COMMANDS).flatMap(([name, { usage: words, does, more = {} }]) => [
    line('', `${name} ${words}`, does),
    ...Object.entries(more).map(([option, effect]) => line('  ', option, effect)),
  ]);
  return new Failure(['Usage: npm run mfe -- <command>', ...lines].join('\n'));
}

/** The command, its arguments and its options. @throws Failure with the usage */
function parseCommand() {
  const options = { 'dry-run': { type: 'boolean' }, force: { type: 'string' } };
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const fits = args.length === command?.usage.split(' ').filter(Boolean).length;
    const given = Object.keys(values).length > 0;
    if (!fits || (given && !command.more)) throw usage();
    return { command, args: given ? [...args, { dryRun: values['dry-run'], force: values.force }] : args };
  } catch (error) {
    throw error.code?.startsWith('ERR_PARSE_ARGS') ? usage() : error;
  }
}

try {
  const { command, args } = parseCommand();
  const startedAt = performance.now();
  const answer = await command.run(openStore(), ...args);
  console.log(answer);
  console.log(`Done in ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
