import { type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MEGABYTE } from '../../config/config.js';
import { AppModule } from '../../app.module.js';
import { english } from '../../messages/translate.js';
import {
  type ListedCompany,
  type QuotaChange,
  quotaText,
  QuotasService,
  SuspensionService,
} from '../../modules/companies/index.js';
import { AccountAddressDto, AccountAdministration, NewOwnerDto } from '../../modules/identity/index.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../platform/http/validation/validation.pipe.js';
import { optionsOf } from '../options.js';
import { WrongUsage } from '../wrong-usage.js';

const QUOTA_OPTIONS = {
  requests: { type: 'string' },
  imports: { type: 'string' },
  streams: { type: 'string' },
  'storage-mb': { type: 'string' },
} as const;
const OPTIONS = {
  email: { type: 'string' },
  company: { type: 'string' },
  name: { type: 'string' },
  ...QUOTA_OPTIONS,
} as const;

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
  async 'set-quota'(app, { company, requests, imports, streams, 'storage-mb': megabytes }) {
    const change: QuotaChange = {
      ...(requests !== undefined && { requests: limitOf('requests', requests) }),
      ...(imports !== undefined && { imports: limitOf('imports', imports) }),
      ...(streams !== undefined && { streams: limitOf('streams', streams) }),
      ...(megabytes !== undefined && { storageBytes: limitOf('storage-mb', megabytes, MEGABYTE) }),
    };
    if (Object.keys(change).length === 0)
      throw new WrongUsage(`Say which quota: --${Object.keys(QUOTA_OPTIONS).join(', --')}.`);
    const { name, quotas } = await app.get(QuotasService, { strict: false }).set(required(company), change);
    return `${name} has ${quotaText(quotas) || 'the quotas of the settings'}.`;
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

/** Null for `default`: the setting applies again. @throws WrongUsage */
function limitOf(option: string, typed: string, unit = 1): number | null {
  if (typed === 'default') return null;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new WrongUsage(`--${option}: a whole number from 1, or default.`);
  return Number(typed) * unit;
}

/** @throws WrongUsage with every problem */
async function valid<Dto>(dto: Type<Dto>, given: object): Promise<Dto> {
  try {
    return (await createValidationPipe().transform(given, { type: 'body', metatype: dto })) as Dto;
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    throw new WrongUsage(
      (error.errors ?? [])
        .map(({ pointer, message }) => `${OPTION_OF[pointer] ?? pointer} ${english(message)}`)
        .join('\n'),
    );
  }
}

function withLink(text: string, link: URL): string {
  return `${text}\nSet the password within 30 minutes, once, at:\n${link.href}`;
}

function describe({ id, code, name, createdAt, quotas, ...company }: ListedCompany): string {
  const limits = quotas === null ? '' : `  (${quotaText(quotas)})`;
  return `${code}  ${id}  since ${day(createdAt)}  ${stateOf(company)}  ${name}${limits}`;
}

function stateOf({
  eraseAt,
  suspendedAt,
  moveState,
  movedTo,
}: Pick<ListedCompany, 'eraseAt' | 'suspendedAt' | 'moveState' | 'movedTo'>): string {
  if (eraseAt !== null) return `deleted, erased on ${day(eraseAt)}`;
  if (moveState === 'moved') return `moved to ${movedTo}`;
  if (moveState !== null) return moveState === 'frozen' ? 'being moved' : 'imported, not open yet';
  return suspendedAt !== null ? 'suspended' : 'active';
}

const day = (instant: Date): string => instant.toISOString().slice(0, 10);
