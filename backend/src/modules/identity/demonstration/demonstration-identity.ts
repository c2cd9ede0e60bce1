import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { DemonstrationCompany } from './demonstration-company.js';
import { ExternalIdentitiesRepository } from '../sign-in-sources/identities/persistence/external-identities.repository.js';
import { provenIdentity } from '../sign-in-sources/identities/proven-identity.js';

/** Name of the source configured by `npm start`. */
const SOURCE = 'demo';

/** Links the owner of the demonstration company to the account with the same address at the identity provider of `npm start`. */
@Injectable()
export class DemonstrationIdentity {
  constructor(
    private readonly company: DemonstrationCompany,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @DemonstrationStep({ name: 'demonstration sign-in' })
  async link(): Promise<void> {
    const issuer = this.config.signInSources.find(({ name }) => name === SOURCE)?.issuer;
    if (issuer === undefined) return;
    const { userId, email } = await this.company.owner();
    const { subjectHash } = provenIdentity(SOURCE, issuer, { sub: email });
    const identity = {
      source: SOURCE,
      subjectHash,
      userId,
      accountName: email,
      linkedAt: this.clock.now(),
      lastUsedAt: null,
    };
    await this.database.transaction((tx) => this.identities.insert(tx, identity));
  }
}
