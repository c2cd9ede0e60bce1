import { Injectable } from '@nestjs/common';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { DomainUnproven } from '../companies.errors.js';
import type { CompanyDomainEntity } from '../persistence/company-domain.entity.js';
import { DomainsRepository } from '../persistence/domains.repository.js';
import { postmasterOf } from './domain-mails.js';
import { TxtRecords } from './txt-records.js';

const HOUR_S = 60 * 60;
/** Maximum attempts of a company per hour. */
const PROOFS_PER_COMPANY = 60;

/** Verifies that a company controls a mail domain, by a TXT record or by the code mailed to its postmaster. */
@Injectable()
export class DomainProof {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly records: TxtRecords,
    private readonly throttle: Throttle,
  ) {}

  /** @throws DomainUnproven, TooManyAttempts */
  async check({ companyId, id, domain, dnsValue }: CompanyDomainEntity, code: string | undefined): Promise<void> {
    await this.throttle.take([{ name: 'domain-proof', key: companyId, points: PROOFS_PER_COMPANY, seconds: HOUR_S }]);
    if (dnsValue !== null) {
      const values = await this.records.of(recordName(domain));
      if (!values.includes(dnsValue))
        throw new DomainUnproven(
          'The TXT record was not found. New records can take a while to appear; try again later.',
        );
    } else if (code === undefined || !(await this.domains.hasCode(id, hashToken(code)))) {
      throw new DomainUnproven(`This is not the code that was mailed to ${postmasterOf(domain)}.`);
    }
  }
}

/** Name of the TXT record. */
export function recordName(domain: string): string {
  return `_lading.${domain}`;
}
