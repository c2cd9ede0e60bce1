import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/index.js';
import { LocationsModule } from '../locations/index.js';
import { ContactDirectory } from '../rating/index.js';
import { ContactCheck } from './contact-check.js';
import { ContactDuplicates } from './contact-duplicates.js';
import { ContactExport } from './contact-export.js';
import { ContactMap } from './contact-map.js';
import { ContactSearch } from './contact-search.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsStep } from './contacts-step.js';
import { ContactsService } from './contacts.service.js';
import { DemonstrationContacts } from './demonstration-contacts.js';
import { ContactImportWorker } from './imports/contact-import-worker.js';
import { ContactImportsController } from './imports/contact-imports.controller.js';
import { ContactImportsService } from './imports/contact-imports.service.js';
import { ContactImportsRepository } from './persistence/contact-imports.repository.js';
import { ContactEntity } from './persistence/contact.entity.js';
import { ContactWordEntity } from './persistence/contact-word.entity.js';
import { ContactQueries } from './persistence/contacts.sql.js';
import { ContactsRepository } from './persistence/contacts.repository.js';
import { RebuildContactTerms } from './persistence/rebuild-contact-terms.js';

/** Global, because rating injects `ContactDirectory` without importing this module. */
@Global()
@Module({
  imports: [IdentityModule, LocationsModule, TypeOrmModule.forFeature([ContactEntity, ContactWordEntity])],
  controllers: [ContactImportsController, ContactsController],
  providers: [
    ContactCheck,
    ContactDuplicates,
    ContactExport,
    ContactImportWorker,
    ContactImportsRepository,
    ContactImportsService,
    ContactMap,
    ContactQueries,
    ContactSearch,
    ContactsRepository,
    ContactsService,
    ContactsStep,
    DemonstrationContacts,
    RebuildContactTerms,
    { provide: ContactDirectory, useExisting: ContactsRepository },
  ],
  exports: [ContactDirectory],
})
export class ContactsModule {}
