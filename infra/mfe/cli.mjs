// npm run mfe -- <command>: manages the live releases of the shell and of each remote. Without a command, prints the usage.
import readline from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Failure, printError } from '../lib/failure.mjs';
import { checkApi } from './api-contract.mjs';
import { collectGarbage, history, list, promote, remove, rollback, setEnabled } from './commands.mjs';
import { createKey } from './keys.mjs';
import { runGuard } from './guard.mjs';
import { openStore } from './store.mjs';

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  force: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  percent: { type: 'string' },
  company: { type: 'string', multiple: true },
  'opt-in': { type: 'boolean' },
  api: { type: 'string', multiple: true },
  every: { type: 'string' },
  budget: { type: 'string' },
  views: { type: 'string' },
};

const COMMANDS = {
  list: { usage: '', does: 'live releases, other releases and the last changes', run: (store) => list(store) },
  history: {
    usage: '[remote]',
    does: 'all changes: when, what, who and why',
    more: { '--json': 'for programs' },
    run: async (store, name, options) => history(store, name, options),
  },
  promote: {
    usage: '<remote> <version>',
    does: 'check a release and make it live, for example: promote quotes 1.4.0, or promote shell 0.2.0',
    more: {
      '--dry-run': 'only check it',
      '--force "reason"': 'make it live in spite of problems; the history keeps the reason',
      '--percent 10': 'only for a share of the users (canary)',
      '--company <id>': 'only for a company, or several (canary)',
      '--opt-in': 'only for users who asked for early releases on /releases (canary)',
    },
    run: (store, name, version, options) =>
      promote(store, name, version, { ...options, dryRun: options['dry-run'], rules: canaryRules(options) }),
  },
  rollback: {
    usage: '<remote>',
    does: 'end the canary, or else restore the previous live release',
    run: (store, name) => rollback(store, name),
  },
  guard: {
    usage: '',
    does: 'watch new releases, and take back those with too many errors',
    more: {
      '--api <address>': 'of an API, for its /metrics; one for each replica',
      '--every 60': 'seconds between two readings',
      '--budget 2': 'errors and failed loads per 100 views',
      '--views 50': 'views before a release is judged',
    },
    run: guard,
  },
  'check-api': {
    usage: '<openapi.json>',
    does: 'check what live releases use of the API against the document of the next API',
    run: checkApi,
  },
  disable: { usage: '<remote>', does: 'switch a remote off', run: (store, name) => setEnabled(store, name, false) },
  enable: { usage: '<remote>', does: 'switch it on again', run: (store, name) => setEnabled(store, name, true) },
  remove: {
    usage: '<remote>',
    does: 'take a remote out of the product; gc removes its releases',
    more: { '--yes': 'do not ask' },
    run: async (store, name, { yes }) => {
      if (!yes && !(await isConfirmed(name))) return 'Nothing was removed';
      return remove(store, name);
    },
  },
  keygen: {
    usage: '<remote>',
    does: 'create a key pair for signing releases',
    needsStore: false,
    run: (_store, name) => createKey(name),
  },
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
  return new Failure(
    ['Usage: npm run mfe -- <command>', ...lines, 'A remote is one of the list, or shell.'].join('\n'),
  );
}

/** The command, its arguments and its options. @throws Failure with the usage */
function parseCommand() {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const words = command?.usage.split(' ').filter(Boolean) ?? [];
    const needed = words.filter((word) => word.startsWith('<')).length;
    const known = Object.keys(command?.more ?? {}).map((option) => /^--([\w-]+)/.exec(option)[1]);
    const fits = args.length >= needed && args.length <= words.length;
    if (!command || !fits || Object.keys(values).some((option) => !known.includes(option))) throw usage();
    return { command, args: [...args, ...Array(words.length - args.length), values] };
  } catch (error) {
    throw error.code?.startsWith('ERR_PARSE_ARGS') ? usage() : error;
  }
}

/** The rules of a canary; undefined if the release is for everyone. @throws Failure */
function canaryRules({ percent, company, 'opt-in': optIn }) {
  if (percent === undefined && company === undefined && !optIn) return undefined;
  return {
    ...(percent !== undefined && { percent: numberOf('--percent', percent, 100) }),
    ...(company && { companies: company }),
    ...(optIn && { optIn }),
  };
}

/** @throws Failure unless the value is above 0 */
function numberOf(option, text, most = Infinity) {
  const value = Number(text);
  if (value > 0 && value <= most) return value;
  throw new Failure(`${option} must be a number above 0${most === Infinity ? '' : ` and at most ${most}`}.`);
}

async function guard(store, { api, every = '60', budget = '2', views = '50' }) {
  if (!api?.every((address) => URL.canParse(address)))
    throw new Failure('--api must be the address of an API, such as --api http://127.0.0.1:9464');
  const options = { store, apis: api, budget: numberOf('--budget', budget), minimum: numberOf('--views', views) };
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());
  console.log(`Watching new releases of ${store.description}, budget ${budget}%. Press Ctrl-C to stop.`);
  await runGuard(options, numberOf('--every', every), stopped.signal);
  return 'Stopped';
}

async function isConfirmed(name) {
  if (!process.stdin.isTTY) throw new Failure(`Removing ${name} needs a confirmation: add --yes.`);
  const question = readline.createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await question.question(`Type ${name} to take it out of the product: `)).trim() === name;
  } finally {
    question.close();
  }
}

try {
  const { command, args } = parseCommand();
  const startedAt = performance.now();
  const answer = await command.run(command.needsStore === false ? undefined : openStore(), ...args);
  console.log(answer);
  if (!args.at(-1).json) console.log(`Done in ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
