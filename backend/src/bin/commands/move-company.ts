import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { MovingService } from '../../modules/companies/index.js';
import { optionsOf } from '../options.js';
import { WrongUsage } from '../wrong-usage.js';
import { type MoveOptions, moveCompany } from './move-company/whole-move.js';

const OPTIONS = {
  company: { type: 'string' },
  address: { type: 'string' },
  'target-env': { type: 'string' },
  folder: { type: 'string' },
} as const;

/** How long a company must be without work in progress before it is exported, in milliseconds. Requests in flight end meanwhile. */
const QUIET_MS = 5_000;

type Given = { [Name in keyof typeof OPTIONS]?: string };
type Action = (app: INestApplicationContext, given: Given) => Promise<string>;

const ACTIONS: Readonly<Record<string, Action>> = {
  async freeze(app, given) {
    const moving = serviceOf(app);
    const company = await moving.company(required('company', given));
    await moving.freeze(company);
    await moving.settled(company, QUIET_MS);
    return `${company.name} is frozen: its requests get 503, and nothing is sent for it. Export it, or undo.`;
  },
  async undo(app, given) {
    const moving = serviceOf(app);
    const company = await moving.company(required('company', given));
    await moving.undo(company);
    return `${company.name} is open again. If it was imported elsewhere, remove it there: lading move-company remove --company ${company.code}`;
  },
  async finish(app, given) {
    const moving = serviceOf(app);
    const company = await moving.company(required('company', given));
    const address = addressOf(given);
    await moving.finish(company, address);
    return `${company.name} has moved to ${address.origin}. Its data here stays until "lading move-company remove --company ${company.code}".`;
  },
  async remove(app, given) {
    const moving = serviceOf(app);
    const company = await moving.company(required('company', given));
    await moving.remove(company);
    return `Removed all rows and files of ${company.name}. Its activity log and the accounts of its members stay.`;
  },
  async run(app, given) {
    const options: MoveOptions = {
      company: required('company', given),
      address: addressOf(given),
      targetEnvironment: required('target-env', given),
      folder: required('folder', given),
      quietMs: QUIET_MS,
    };
    return moveCompany(app, options);
  },
};

/** Moves a company to another installation, in one go or step by step. */
export async function run(args: string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const action = ACTIONS[name];
  if (action === undefined) throw new WrongUsage(`Actions: ${Object.keys(ACTIONS).join(', ')}`);
  const given = optionsOf({ args: rest, options: OPTIONS }).values;
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    console.log(await action(app, given));
  } finally {
    await app.close();
  }
}

const serviceOf = (app: INestApplicationContext): MovingService => app.get(MovingService, { strict: false });

function required(name: keyof Given, given: Given): string {
  const value = given[name];
  if (value === undefined) throw new WrongUsage(`--${name} is missing.`);
  return value;
}

function addressOf(given: Given): URL {
  const address = required('address', given);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new WrongUsage('--address is the public address of the target, like https://freight.example.com.');
  return new URL(address);
}
