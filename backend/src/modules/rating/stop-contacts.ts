import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { Stop } from './domain/quote-request.js';

/** Looks up contacts. The contacts module implements it, so rating does not import that module. */
export abstract class ContactDirectory {
  /** The ids that are contacts of the company, including removed ones. */
  abstract ofCompany(companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Validates that stops reference only contacts of the company. */
@Injectable()
export class StopContacts {
  constructor(private readonly directory: ContactDirectory) {}

  /** @throws ValidationFailed CONTACT_UNKNOWN, for another company's contact and for an unknown one */
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
