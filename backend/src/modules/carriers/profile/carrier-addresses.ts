import { Injectable } from '@nestjs/common';
import type { ContactPurpose } from './persistence/carrier-contact.entity.js';
import { CarrierProfilesRepository } from './persistence/carrier-profiles.repository.js';

/** Email addresses of carriers, for other modules. */
@Injectable()
export class CarrierAddresses {
  constructor(private readonly profiles: CarrierProfilesRepository) {}

  /** The address for the first of these purposes that has one; null without any. */
  async find(companyId: string, carrierId: string, purposes: readonly ContactPurpose[]): Promise<string | null> {
    const contacts = await this.profiles.contacts(companyId, carrierId);
    const emails = purposes.map((purpose) => contacts.find((contact) => contact.purpose === purpose)?.email);
    return emails.find((email) => typeof email === 'string') ?? null;
  }

  /** Contacts that have a phone number. */
  async phones(
    companyId: string,
    carrierId: string,
  ): Promise<{ purpose: ContactPurpose; name: string | null; phone: string; extension: string | null }[]> {
    const contacts = await this.profiles.contacts(companyId, carrierId);
    return contacts.flatMap(({ purpose, name, phone, extension }) =>
      phone === null ? [] : [{ purpose, name, phone, extension }],
    );
  }
}
