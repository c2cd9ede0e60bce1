import { Injectable } from '@nestjs/common';
import { Resolver } from 'node:dns/promises';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { DomainUnproven } from '../companies.errors.js';
import type { CompanyDomainEntity } from '../persistence/company-domain.entity.js';
import { DomainsRepository } from '../persistence/domains.repository.js';
import { postmasterOf } from './domain-mails.js';
import { msg } from '../../../messages/message.js';

/** Total for all name servers. */
const DEADLINE_MS = 3_000;

/** Looks TXT records up. */
@Injectable()
export abstract class TxtRecords {
  /** Values of all records of that name; empty if there are none or no name server answers in time. */
  abstract of(name: string): Promise<string[]>;
}

/** Queries the given name servers, or those of the operating system. */
export class DnsTxtRecords extends TxtRecords {
  constructor(private readonly servers?: readonly string[]) {
    super();
  }

  async of(name: string): Promise<string[]> {
    const resolver = new Resolver();
    if (this.servers !== undefined) resolver.setServers(this.servers);
    const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS);
    const records = await resolver.resolveTxt(name).catch(() => []);
    clearTimeout(deadline);
    return records.map((chunks) => chunks.join(''));
  }
}

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
          msg`The TXT record was not found. New records can take a while to appear; try again later.`,
        );
    } else if (code === undefined || !(await this.domains.hasCode(id, hashToken(code)))) {
      throw new DomainUnproven(msg`This is not the code that was mailed to ${{ postmasterOf: postmasterOf(domain) }}.`);
    }
  }
}

/** Name of the TXT record. */
export function recordName(domain: string): string {
  return `_lading.${domain}`;
}
