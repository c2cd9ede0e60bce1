import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { sendCsv } from '../../platform/http/files/csv.js';
import { ContactDuplicates } from './contact-duplicates.js';
import { ContactExport } from './contact-export.js';
import { ContactMap } from './contact-map.js';
import {
  ChangeContactDto,
  ContactDto,
  ContactExportQuery,
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
import { placeTypeGroups } from './domain/place-type-groups.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { Metered } from '../../platform/throttle/metered.js';

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

  /** Where the contacts are that a list would hold: the newest 500. */
  @Get('map')
  @RequirePermission('contact.read')
  getContactMap(@CurrentActor() actor: Actor, @Query() query: ContactExportQuery): Promise<ContactMapDto> {
    return this.map.places(actor, query);
  }

  /** Types of places (DSDC eBOL 2.1.0) by their headings. */
  @Get('place-types')
  @RequirePermission('contact.read')
  listPlaceTypes(): PlaceTypeListDto {
    return { items: placeTypeGroups() };
  }

  /** Contacts that seem to be there more than once: same name, same address, however they are written. */
  @Get('duplicates')
  @RequirePermission('contact.read')
  listDuplicateContacts(@CurrentActor() actor: Actor, @Query() query: PagedQuery): Promise<DuplicateListDto> {
    return this.duplicates.list(actor, query);
  }

  /** The list as CSV with the columns that an import takes, at most 50,000 rows. */
  @Get('export')
  @RequirePermission('contact.read')
  @ApiOkResponse({
    description: 'A CSV file with a header line.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  @Metered('export')
  exportContacts(
    @CurrentActor() actor: Actor,
    @Query() query: ContactExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    return sendCsv(response, 'contacts.csv', this.exports.rows(actor, query));
  }

  /** One contact. */
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

  /** Saves a stop as a contact, or answers the one that is there under its name and address. */
  @Post('from-stop')
  saveStopAsContact(@CurrentActor() actor: Actor, @Body() stop: ContactFromStopDto): Promise<ContactDto> {
    return this.contacts.saveStop(actor, stop);
  }

  /** Replaces a contact, if it is still the version that was changed. */
  @Patch(':id')
  changeContact(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeContactDto,
  ): Promise<ContactDto> {
    return this.contacts.change(actor, id, change);
  }

  /** Removes a contact; it can be restored. Quotes made from it keep what they took. */
  @Delete(':id')
  @HttpCode(204)
  removeContact(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.contacts.remove(actor, id);
  }

  /** Brings a removed contact back; one that was not removed is answered as it is. */
  @Post(':id/restore')
  @HttpCode(200)
  restoreContact(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContactDto> {
    return this.contacts.restore(actor, id);
  }

  /** Fills what a contact lacks from another one, and removes that. */
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
