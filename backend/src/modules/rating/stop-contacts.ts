import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { Stop } from './domain/quote-request.js';

/** Who knows the contacts of companies. Rating asks without knowing the address book. */
export abstract class ContactDirectory {
  /** Those of the ids that are contacts of the company, removed ones included. */
  abstract ofCompany(companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Checks that stops name contacts of the company only. */
@Injectable()
export class StopContacts {
  constructor(private readonly directory: ContactDirectory) {}

  /** @throws ValidationFailed CONTACT_UNKNOWN, for another company's contact as for one that never was */
  async check(companyId: string, stops: readonly Pick<Stop, 'contactId'>[]): Promise<void> {
    const ids = stops.flatMap(({ contactId }) => contactId ?? []);
    if (ids.length === 0) return;
    const known = await this.directory.ofCompany(companyId, ids);
    const errors = stops.flatMap(({ contactId }, index) =>
      contactId == null || known.has(contactId)
        ? []
        : [
            {
              pointer: `/stops/${index}/contactId`,
              code: 'CONTACT_UNKNOWN',
              message: 'This contact is not in the address book. Choose another one or enter the address.',
            },
          ],
    );
    if (errors.length > 0) throw new ValidationFailed(errors);
  }
}
