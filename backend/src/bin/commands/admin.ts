import { type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { type ListedCompany, SuspensionService } from '../../modules/companies/index.js';
import { AccountAddressDto, AccountAdministration, NewOwnerDto } from '../../modules/identity/index.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../platform/http/validation/validation.pipe.js';
import { optionsOf } from '../options.js';
import { WrongUsage } from '../wrong-usage.js';

const OPTIONS = { email: { type: 'string' }, company: { type: 'string' }, name: { type: 'string' } } as const;

/** Option by the field of the DTO. */
const OPTION_OF: Readonly<Record<string, string>> = {
  '/email': '--email:',
  '/companyName': '--company:',
  '/fullName': '--name:',
};

/** Options as typed. */
type Given = { [Name in keyof typeof OPTIONS]?: string };

const ACTIONS: Readonly<Record<string, (app: INestApplicationContext, given: Given) => Promise<string>>> = {
  async 'create-owner'(app, { email, company, name = email?.split('@')[0] }) {
    const owner = await valid(NewOwnerDto, { email, fullName: name, companyName: company });
    const link = await accounts(app).createOwner(owner);
    const made = `Created the company ${owner.companyName} with the owner ${owner.email}.`;
    return link === null ? `${made} The address has an account: its owner signs in as before.` : withLink(made, link);
  },
  async 'reset-password'(app, { email }) {
    const address = await valid(AccountAddressDto, { email });
    return withLink(
      'Earlier links for a new password do not work any more.',
      await accounts(app).passwordLink(address.email),
    );
  },
  async 'disable-factor'(app, { email }) {
    const address = await valid(AccountAddressDto, { email });
    if (!(await accounts(app).disableFactors(address.email))) return 'The account has no second factor.';
    return 'Removed all second factors, and ended all sessions. The account is open with its password alone.';
  },
  async 'list-companies'(app) {
    return (await suspension(app).list()).map(describe).join('\n');
  },
  async suspend(app, { company }) {
    return `Suspended ${await suspension(app).suspend(required(company))}. Its data stays.`;
  },
  async unsuspend(app, { company }) {
    return `${await suspension(app).unsuspend(required(company))} is open again.`;
  },
};

/** Commands of the operator on accounts and companies. */
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

const accounts = (app: INestApplicationContext): AccountAdministration =>
  app.get(AccountAdministration, { strict: false });
const suspension = (app: INestApplicationContext): SuspensionService => app.get(SuspensionService, { strict: false });

function required(company: string | undefined): string {
  if (company === undefined) throw new WrongUsage('Say which company: --company with its code or id.');
  return company;
}

/** @throws WrongUsage with every problem */
async function valid<Dto>(dto: Type<Dto>, given: object): Promise<Dto> {
  try {
    return (await createValidationPipe().transform(given, { type: 'body', metatype: dto })) as Dto;
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    throw new WrongUsage(
      (error.errors ?? []).map(({ pointer, message }) => `${OPTION_OF[pointer] ?? pointer} ${message}`).join('\n'),
    );
  }
}

function withLink(text: string, link: URL): string {
  return `${text}\nSet the password within 30 minutes, once, at:\n${link.href}`;
}

function describe({ id, code, name, createdAt, eraseAt, suspendedAt }: ListedCompany): string {
  const state = eraseAt !== null ? `deleted, erased on ${day(eraseAt)}` : suspendedAt !== null ? 'suspended' : 'active';
  return `${code}  ${id}  since ${day(createdAt)}  ${state}  ${name}`;
}

const day = (instant: Date): string => instant.toISOString().slice(0, 10);
