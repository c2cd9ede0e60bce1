import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../../platform/registered.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { DomainTaken, DomainUnproven } from '../companies.errors.js';
import type { CompanyDomainEntity } from '../persistence/company-domain.entity.js';
import { DomainsRepository } from '../persistence/domains.repository.js';
import { DomainClaims } from './domain-claims.js';
import { DomainProof, recordName } from './domain-proof.js';
import type { ClaimDomainDto, DomainDto, DomainListDto } from './domains.dto.js';
import { msg } from '../../../messages/message.js';

/** Mail domains that a company claims. */
@Injectable()
export class DomainsService {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly claims: DomainClaims,
    private readonly proof: DomainProof,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All domains of the company, by name. */
  async list({ companyId }: Actor): Promise<DomainListDto> {
    return { items: (await this.domains.list(companyId)).map(present), nextCursor: null };
  }

  /** @throws PublicMailDomain, DomainClaimed, TooManyAttempts */
  async claim(actor: Actor, claim: ClaimDomainDto): Promise<DomainDto> {
    return this.present(actor, await this.claims.claim(actor, claim, this.clock.now()));
  }

  /** @throws NotFound, DomainUnproven, DomainTaken if another company verified the domain first, TooManyAttempts */
  async verify(actor: Actor, id: string, code: string | undefined): Promise<DomainDto> {
    const claim = await this.find(actor, id);
    if (claim.verifiedAt !== null) return present(claim);
    await this.proof.check(claim, code);
    await this.database.transaction(async (tx) => {
      if (!(await this.domains.verify(tx, actor.companyId, id, this.clock.now()))) throw new DomainTaken();
      await this.record(tx, actor, 'domain.verified', claim.domain, { proof: claim.proof });
    });
    return this.present(actor, id);
  }

  /** @throws NotFound, DomainUnproven for a claim that is not verified */
  async change(actor: Actor, id: string, autoJoin: boolean): Promise<DomainDto> {
    const { domain } = await this.find(actor, id);
    await this.database.transaction(async (tx) => {
      if (!(await this.domains.setAutoJoin(tx, actor.companyId, id, autoJoin)))
        throw new DomainUnproven(msg`Verify the domain first.`);
      await this.record(tx, actor, 'domain.changed', domain, { autoJoin });
    });
    return this.present(actor, id);
  }

  /** Releases a domain. Members who joined through it stay. @throws NotFound */
  async release(actor: Actor, id: string): Promise<void> {
    const { domain } = await this.find(actor, id);
    await this.database.transaction(async (tx) => {
      await this.domains.delete(tx, actor.companyId, id);
      await this.record(tx, actor, 'domain.released', domain);
    });
  }

  private async find({ companyId }: Actor, id: string): Promise<CompanyDomainEntity> {
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

function present({ id, domain, proof, dnsValue, verifiedAt, autoJoin, createdAt }: CompanyDomainEntity): DomainDto {
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
