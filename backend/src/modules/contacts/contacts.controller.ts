import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import type { CsvRow } from '../../platform/http/files/csv.js';
import { TableFile } from '../../platform/http/files/csv-file.js';
import { ContactDuplicates } from './contact-duplicates.js';
import { ContactExport } from './contact-export.js';
import { ContactMap } from './contact-map.js';
import {
  ChangeContactDto,
  ContactDto,
  ContactExportQuery,
  ContactMapQuery,
  ContactFromStopDto,
  ContactListDto,
  ContactMapDto,
  ContactQuery,
  DuplicateListDto,
  MergeContactDto,
  PlaceTypeListDto,
  SaveContactDto,
} from './contacts.dto.js';
import { ContactsService } from './contacts.service.js';
import { placeTypeGroups } from '../../kernel/places/place-type.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { Metered } from '../../platform/throttle/request-limits.js';

@Controller('api/v1/contacts')
@RequirePermission('contact.edit')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly duplicates: ContactDuplicates,
    private readonly exports: ContactExport,
    private readonly map: ContactMap,
  ) {}

  /** Contacts of the company, newest first. */
  @Get()
  @RequirePermission('contact.read')
  listContacts(@CurrentActor() actor: Actor, @Query() query: ContactQuery): Promise<ContactListDto> {
    return this.contacts.list(actor, query);
  }

  /** Coordinates of the newest 500 contacts of the list. */
  @Get('map')
  @RequirePermission('contact.read')
  getContactMap(@CurrentActor() actor: Actor, @Query() query: ContactMapQuery): Promise<ContactMapDto> {
    return this.map.places(actor, query);
  }

  /** Location types (DSDC eBOL 2.1.0) by heading. */
  @Get('place-types')
  @RequirePermission('contact.read')
  listPlaceTypes(): PlaceTypeListDto {
    return { items: placeTypeGroups() };
  }

  /** Possible duplicates: contacts with the same name and address, ignoring notation. */
  @Get('duplicates')
  @RequirePermission('contact.read')
  listDuplicateContacts(@CurrentActor() actor: Actor, @Query() query: PagedQuery): Promise<DuplicateListDto> {
    return this.duplicates.list(actor, query);
  }

  /** Exports the list as CSV or XLSX with the columns of an import, at most 50,000 rows. */
  @Get('export')
  @RequirePermission('contact.read')
  @TableFile('contacts.csv', {})
  @Metered('export')
  exportContacts(@CurrentActor() actor: Actor, @Query() query: ContactExportQuery): AsyncGenerator<CsvRow> {
    return this.exports.rows(actor, query);
  }

  /** Returns a contact. */
  @Get(':id')
  @RequirePermission('contact.read')
  getContact(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContactDto> {
    return this.contacts.get(actor, id);
  }

  /** Saves a contact. */
  @Post()
  saveContact(@CurrentActor() actor: Actor, @Body() contact: SaveContactDto): Promise<ContactDto> {
    return this.contacts.save(actor, contact);
  }

  /** Saves a stop as a contact, or returns the existing contact with its name and address. */
  @Post('from-stop')
  saveStopAsContact(@CurrentActor() actor: Actor, @Body() stop: ContactFromStopDto): Promise<ContactDto> {
    return this.contacts.saveStop(actor, stop);
  }

  /** Replaces a contact if `version` is still the stored one. */
  @Patch(':id')
  changeContact(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeContactDto,
  ): Promise<ContactDto> {
    return this.contacts.change(actor, id, change);
  }

  /** Removes a contact; it can be restored. Quotes created from it do not change. */
  @Delete(':id')
  @HttpCode(204)
  removeContact(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.contacts.remove(actor, id);
  }

  /** Restores a removed contact; a contact that was not removed is returned unchanged. */
  @Post(':id/restore')
  @HttpCode(200)
  restoreContact(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContactDto> {
    return this.contacts.restore(actor, id);
  }

  /** Merges another contact into this one: fills its empty fields and removes the other contact. */
  @Post(':id/merge')
  @HttpCode(200)
  mergeContact(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { otherId }: MergeContactDto,
  ): Promise<ContactDto> {
    return this.duplicates.merge(actor, id, otherId);
  }
}
