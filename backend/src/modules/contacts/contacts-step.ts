import { Injectable } from '@nestjs/common';
import { SetupStep } from '../companies/index.js';
import { ContactsRepository } from './persistence/contacts.repository.js';

/** Whether a company has saved where it ships. */
@Injectable()
export class ContactsStep {
  constructor(private readonly contacts: ContactsRepository) {}

  @SetupStep('freight')
  hasContact(companyId: string): Promise<boolean> {
    return this.contacts.anyKept(companyId);
  }
}
