import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { newToken } from '../../../platform/secrets/secret-token.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { DomainClaimed, PublicMailDomain } from '../companies.errors.js';
import { isPublicMailDomain } from '../domain/public-mail-domains.js';
import { DomainsRepository, type NewDomainRow } from '../persistence/domains.repository.js';
import { DOMAIN_CLAIMED, postmasterOf, type DomainClaim } from './domain-mails.js';
import type { ClaimDomainDto } from './domains.dto.js';

const DAY_S = 24 * 60 * 60;
/** Maximum domain claims of a company per day; each can send an email. */
const CLAIMS_PER_COMPANY = 20;

/** New claims of mail domains. */
@Injectable()
export class DomainClaims {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly throttle: Throttle,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /**
   * Stores a claim and returns its id. Above the mail allowance of the domain's postmaster the email is withheld silently; releasing and claiming the domain
   * again sends it later. @throws PublicMailDomain, DomainClaimed, TooManyAttempts
   */
  async claim(actor: Actor, { domain, proof }: ClaimDomainDto, now: Date): Promise<string> {
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
      createdAt: now,
    };
    const insert = (mayMail: boolean) => this.database.transaction((tx) => this.insert(tx, actor, row, mayMail));
    await (proof === 'mail' ? this.allowance.use(postmasterOf(domain), insert) : insert(false));
    return row.id;
  }

  private async insert(tx: Transaction, actor: Actor, row: NewDomainRow, mayMail: boolean): Promise<void> {
    const { id: domainId, companyId, domain, proof } = row;
    if (!(await this.domains.insert(tx, row))) throw new DomainClaimed();
    const payload: DomainClaim = { companyId, domainId };
    if (mayMail) await this.outbox.add(tx, { companyId, topic: DOMAIN_CLAIMED, payload });
    await this.audit.record(tx, {
      companyId,
      userId: actor.userId,
      action: 'domain.claimed',
      subject: domain,
      details: { proof },
    });
  }
}
