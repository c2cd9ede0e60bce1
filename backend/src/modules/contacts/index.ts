export { ContactsModule } from './contacts.module.js';
export { RebuildContactTerms } from './persistence/rebuild-contact-terms.js';
