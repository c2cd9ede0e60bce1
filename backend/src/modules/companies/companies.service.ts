import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { DecoratedMethods } from '../../platform/discovery/decorated-methods.js';
import { NotFound } from '../../platform/http/problems/domain-error.js';
import type { Role } from '../../platform/registered.js';
import { readerLocale } from '../../platform/request-context.js';
import { newId } from '../../platform/ids.js';
import type { Locale } from '../../messages/locales.js';
import type { Address } from '../../kernel/places/address.js';
import { companyCode } from './domain/company-code.js';
import { type CompanyProfile, EMPTY_PROFILE, languageOf } from './domain/company-profile.js';
import { companyClosed } from './companies.errors.js';
import { MembershipsRepository } from './persistence/memberships.repository.js';
import { CompaniesRepository } from './persistence/companies.repository.js';
import type { NewCompanyRow } from './persistence/companies.repository.js';

/** Attempts to generate an unused code. With 5 × 10^11 codes even a second attempt is rare. */
const CODE_ATTEMPTS = 5;

/** A new company and its owner. */
export interface NewCompany {
  /** Legal name. */
  name: string;
  ownerId: string;
  /** Marks the demonstration company, which gets the demonstration carriers at once. */
  demo?: boolean;
  /** GS1 company prefix, if the company has one. */
  gs1Prefix?: string;
}

/** Company settings for shipment documents. */
export interface DocumentSettings {
  /** GS1 company prefix; null if the company has none. */
  gs1Prefix: string | null;
  /** Printed with the special instructions of bills of lading; null if none. */
  billOfLadingText: string | null;
  /** Legal name. */
  companyName: string;
  /** Pays the freight bills; null for a company without an address. */
  payer: { name: string; address: Address; email: string | null; phone: string | null } | null;
}

/** Sets up a new company in the transaction that creates it. Its effects must be undone by a rollback. */
type CompanyCreatedHook = (tx: Transaction, companyId: string, company: { demo: boolean }) => Promise<void>;

/** Marks a provider method `(tx, companyId, { demo })` that sets up every new company, in the transaction that creates it. */
export const OnCompanyCreated = DiscoveryService.createDecorator();

@Injectable()
export class CompaniesService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly memberships: MembershipsRepository,
    private readonly audit: AuditLog,
    private readonly methods: DecoratedMethods,
    private readonly clock: Clock,
  ) {}

  /** Creates a company with its owner as the first active member and returns its id. */
  async create(tx: Transaction, { name, ownerId, demo = false, gs1Prefix }: NewCompany): Promise<string> {
    const now = this.clock.now();
    const id = newId('cmp');
    await this.insertWithFreeCode(tx, {
      id,
      name,
      gs1Prefix: gs1Prefix ?? null,
      demo,
      createdAt: now,
      profile: newProfile(),
    });
    await this.memberships.insert(tx, {
      id: newId('asc'),
      companyId: id,
      userId: ownerId,
      role: 'owner',
      status: 'active',
      createdAt: now,
      updatedAt: now,
    });
    await this.audit.record(tx, { companyId: id, userId: ownerId, action: 'company.created', subject: id });
    for (const { call } of this.methods.find<CompanyCreatedHook, unknown>(OnCompanyCreated))
      await call(tx, id, { demo });
    return id;
  }

  /** Id of the company with this code; null if there is none. */
  findByCode(code: string): Promise<string | null> {
    return this.companies.findByCode(code);
  }

  /** Legal name. @throws NotFound */
  async nameOf(companyId: string): Promise<string> {
    const company = await this.companies.find(companyId);
    if (company === null) throw new NotFound();
    return company.name;
  }

  /** @throws DomainError COMPANY_MOVING or COMPANY_MOVED if the company moves to another installation or has moved */
  async expectHere(companyId: string): Promise<void> {
    const company = await this.companies.find(companyId);
    if (company !== null && company.moveState !== null) throw companyClosed(company);
  }

  /** Roles whose members need a second factor; none for an unknown company. */
  async factorRoles(companyId: string): Promise<Role[]> {
    return (await this.companies.find(companyId))?.factorRoles ?? [];
  }

  /** Requires a second factor of these roles only, from the next request of their members on. */
  setFactorRoles(tx: Transaction, companyId: string, roles: Role[]): Promise<void> {
    return this.companies.setFactorRoles(tx, companyId, roles);
  }

  /** Language of documents; English for an unknown company. */
  async languageOf(companyId: string): Promise<Locale> {
    return languageOf((await this.companies.find(companyId))?.profile ?? EMPTY_PROFILE);
  }

  /** Document settings for shipments booked now. */
  async documentSettings(companyId: string): Promise<DocumentSettings> {
    const company = await this.companies.find(companyId);
    return {
      gs1Prefix: company?.gs1Prefix ?? null,
      billOfLadingText: company?.profile.defaults.billOfLadingText ?? null,
      companyName: company?.name ?? '',
      payer: company === null ? null : payerOf(company.name, company.profile),
    };
  }

  private async insertWithFreeCode(tx: Transaction, company: Omit<NewCompanyRow, 'code'>): Promise<void> {
    for (let attempt = 1; attempt <= CODE_ATTEMPTS; attempt += 1) {
      if (await this.companies.insert(tx, { ...company, code: companyCode((below) => randomInt(below)) })) return;
    }
    throw new Error('No free company code was found.');
  }
}

/** In the language of the owner's screens. */
function newProfile(): CompanyProfile {
  return { ...EMPTY_PROFILE, defaults: { ...EMPTY_PROFILE.defaults, language: readerLocale() } };
}

function payerOf(companyName: string, { billing, address, phone }: CompanyProfile): DocumentSettings['payer'] {
  if (billing) return { name: billing.name, address: billing.address, email: billing.email, phone };
  return address && { name: companyName, address, email: null, phone };
}
