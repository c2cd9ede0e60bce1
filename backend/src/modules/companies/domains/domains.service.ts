import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../../platform/registered.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { DomainClaimed, DomainTaken, DomainUnproven, PublicMailDomain } from '../companies.errors.js';
import { isPublicMailDomain } from '../domain/public-mail-domains.js';
import { DomainsRepository, type DomainRow, type NewDomainRow } from '../persistence/domains.repository.js';
import { DOMAIN_CLAIMED, postmasterOf, type DomainClaim } from './domain-mails.js';
import type { ClaimDomainDto, DomainDto, DomainListDto } from './domains.dto.js';
import { TxtRecords } from './txt-records.js';

const DAY_S = 24 * 60 * 60;
const HOUR_S = 60 * 60;
/** Claims of a company in a day, each of which can send a mail; and proofs that it can try in an hour. */
const CLAIMS_PER_COMPANY = 20;
const PROOFS_PER_COMPANY = 60;

/** Mail domains that a company claims as its own. */
@Injectable()
export class DomainsService {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly records: TxtRecords,
    private readonly throttle: Throttle,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All domains of the company, by name. */
  async list({ companyId }: Actor): Promise<DomainListDto> {
    return { items: (await this.domains.list(companyId)).map(present), nextCursor: null };
  }

  /**
   * Beyond the allowance of the domain's postmaster the mail is withheld silently; releasing and claiming again sends it later.
   * @throws PublicMailDomain, DomainClaimed, TooManyAttempts
   */
  async claim(actor: Actor, { domain, proof }: ClaimDomainDto): Promise<DomainDto> {
    if (isPublicMailDomain(domain)) throw new PublicMailDomain();
    const { companyId, userId } = actor;
    await this.throttle.take([{ name: 'domain-claim', key: companyId, points: CLAIMS_PER_COMPANY, seconds: DAY_S }]);
    const row = {
      id: newId('dom'),
      companyId,
      domain,
      proof,
      dnsValue: proof === 'dns' ? `lading-verification=${newToken()}` : null,
      createdBy: userId,
      createdAt: this.clock.now(),
    };
    const insert = (mayMail: boolean) => this.database.transaction((tx) => this.insert(tx, actor, row, mayMail));
    await (proof === 'mail' ? this.allowance.use(postmasterOf(domain), insert) : insert(false));
    return this.present(actor, row.id);
  }

  /** @throws NotFound, DomainUnproven, DomainTaken when another company was first, TooManyAttempts */
  async verify(actor: Actor, id: string, code: string | undefined): Promise<DomainDto> {
    const claim = await this.find(actor, id);
    if (claim.verifiedAt !== null) return present(claim);
    await this.throttle.take([
      { name: 'domain-proof', key: actor.companyId, points: PROOFS_PER_COMPANY, seconds: HOUR_S },
    ]);
    await this.prove(claim, code);
    await this.database.transaction(async (tx) => {
      if (!(await this.domains.verify(tx, actor.companyId, id, this.clock.now()))) throw new DomainTaken();
      await this.record(tx, actor, 'domain.verified', claim.domain, { proof: claim.proof });
    });
    return this.present(actor, id);
  }

  /** @throws NotFound, DomainUnproven for a claim that is not proven */
  async change(actor: Actor, id: string, autoJoin: boolean): Promise<DomainDto> {
    const { domain } = await this.find(actor, id);
    await this.database.transaction(async (tx) => {
      if (!(await this.domains.setAutoJoin(tx, actor.companyId, id, autoJoin)))
        throw new DomainUnproven('Prove first that the domain is yours.');
      await this.record(tx, actor, 'domain.changed', domain, { autoJoin });
    });
    return this.present(actor, id);
  }

  /** Gives a domain up; who has joined by it stays. @throws NotFound */
  async release(actor: Actor, id: string): Promise<void> {
    const { domain } = await this.find(actor, id);
    await this.database.transaction(async (tx) => {
      await this.domains.delete(tx, actor.companyId, id);
      await this.record(tx, actor, 'domain.released', domain);
    });
  }

  private async insert(tx: Transaction, actor: Actor, row: NewDomainRow, mayMail: boolean): Promise<void> {
    const { id: domainId, companyId, domain, proof } = row;
    if (!(await this.domains.insert(tx, row))) throw new DomainClaimed();
    const payload: DomainClaim = { companyId, domainId };
    if (mayMail) await this.outbox.add(tx, { companyId, topic: DOMAIN_CLAIMED, payload });
    await this.record(tx, actor, 'domain.claimed', domain, { proof });
  }

  private async prove({ id, domain, dnsValue }: DomainRow, code: string | undefined): Promise<void> {
    if (dnsValue !== null) {
      const values = await this.records.of(recordName(domain));
      if (!values.includes(dnsValue))
        throw new DomainUnproven(
          'The TXT record was not found. It can take a while until name servers know it; try again later.',
        );
    } else if (code === undefined || !(await this.domains.hasCode(id, hashToken(code)))) {
      throw new DomainUnproven(`This is not the code that was mailed to ${postmasterOf(domain)}.`);
    }
  }

  private async find({ companyId }: Actor, id: string): Promise<DomainRow> {
    const row = await this.domains.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }

  private async present(actor: Actor, id: string): Promise<DomainDto> {
    return present(await this.find(actor, id));
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: AuditAction,
    subject: string,
    details?: Record<string, string | boolean>,
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject, details });
  }
}

function recordName(domain: string): string {
  return `_lading.${domain}`;
}

function present({ id, domain, proof, dnsValue, verifiedAt, autoJoin, createdAt }: DomainRow): DomainDto {
  const record = dnsValue === null ? null : { name: recordName(domain), value: dnsValue };
  return {
    id,
    domain,
    proof,
    record,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    autoJoin,
    createdAt: createdAt.toISOString(),
  };
}
