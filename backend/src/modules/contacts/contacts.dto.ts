import { IntersectionType, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Min,
  ValidateBy,
} from 'class-validator';
import { TableFormat } from '../../platform/http/files/csv-file.js';
import { Nested, NestedList } from '../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../platform/http/validation/text.js';
import { IsId, IsMailAddress, IsTimeZone } from '../../platform/http/validation/formats.js';
import { MayBeMissing, Trimmed } from '../../platform/http/validation/dto-fields.js';
import { ACCESSORIAL_CODES, type AccessorialCode } from '../../kernel/codes.js';
import { LIMITS } from '../../kernel/limits.js';
import { WEEKDAYS } from '../../kernel/places/opening-hours.js';
import { isPlaceType } from '../../kernel/places/place-type.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { AddressDto, IsPhone, IsPhoneExtension } from '../locations/index.js';
import { ContactHoursDto, StopDto } from '../rating/index.js';
import { PEOPLE_MAX } from './domain/contact-body.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

const IsPlaceType = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPlaceType',
    validator: {
      validate: (value) => typeof value === 'string' && isPlaceType(value),
      defaultMessage: () => ruleText(msg`Enter a standard location type.`),
    },
  });

/** A person at a location. */
export class ContactPersonDto {
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.personName })
  name: string;

  /** E.164. Common notations are accepted; a number without country code is North American. */
  @IsPhone()
  phone?: string | null;

  /** Extension digits. */
  @IsPhoneExtension()
  extension?: string | null;

  @IsOptional()
  @IsMailAddress()
  email?: string | null;

  /** Role, such as shipping, receiving or billing. */
  @Trimmed()
  @IsOptional()
  @OneLine({ max: 60 })
  role?: string | null;
}

/** A contact: a pickup or delivery location. */
export class SaveContactDto {
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.stopName })
  name: string;

  @Nested(() => AddressDto)
  address: AddressDto;

  /** IANA time zone; defaults to that of the postal code. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;

  /** One of the 101 limited-access location types of DSDC eBOL, or `Residence`; null: a business. */
  @IsOptional()
  @OneLine({ max: 60 })
  @IsPlaceType()
  placeType?: string | null;

  /** Whether there is a loading dock; null: not known. */
  @IsOptional()
  @IsBoolean()
  dock?: boolean | null;

  /** Whether there is a forklift; null: not known. */
  @IsOptional()
  @IsBoolean()
  forklift?: boolean | null;

  /** Whether an appointment is required. */
  @MayBeMissing()
  @IsBoolean()
  appointmentNeeded?: boolean;

  /** One entry per day on which the location is open; empty: not known. */
  @MayBeMissing()
  @NestedList(() => ContactHoursDto, { max: WEEKDAYS.length })
  @ArrayUnique(({ day }: ContactHoursDto) => day, { message: ruleText(msg`Must name each day once.`) })
  hours?: ContactHoursDto[];

  /** Accessorial services usually needed at this location. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(LIMITS.accessorials)
  @ArrayUnique()
  @IsIn(ACCESSORIAL_CODES, { each: true })
  accessorials?: AccessorialCode[];

  /** Instructions for the driver. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /** People at the location; the first is the main contact. */
  @MayBeMissing()
  @NestedList(() => ContactPersonDto, { max: PEOPLE_MAX })
  people?: ContactPersonDto[];
}

/** Version that a change is based on. */
export class ContactVersionDto {
  /** 409 STALE_REVISION if the stored version is newer. */
  @IsInt()
  @Min(1)
  version: number;
}

/** A contact's new values. */
export class ChangeContactDto extends IntersectionType(SaveContactDto, ContactVersionDto) {}

/** A saved contact. */
export class ContactDto {
  /** `ctc_` and a ULID. */
  id: string;
  name: string;
  address: AddressDto;
  /** IANA time zone; null if the postal code has none. */
  timeZone: string | null;
  /** One of the standard location types; null: a business. */
  placeType: string | null;
  /** Whether there is a loading dock; null: not known. */
  dock: boolean | null;
  /** Whether there is a forklift; null: not known. */
  forklift: boolean | null;
  appointmentNeeded: boolean;
  /** One entry per day on which the location is open; empty: not known. */
  hours: ContactHoursDto[];
  /** Accessorial services usually needed at this location. */
  accessorials: AccessorialCode[];
  /** Instructions for the driver. */
  instructions: string | null;
  people: ContactPersonDto[];
  /** Increases by one with every change. */
  version: number;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant. */
  updatedAt: string;
}

/** A page of contacts, newest first. */
export class ContactListDto {
  items: ContactDto[];
  /** Cursor of the next page; null on the last page. A page can be short and still have a next one. */
  nextCursor: string | null;
}

/** Filter of the contact list. */
export class ContactQuery extends PagedQuery {
  /** Search terms, or their beginnings, in name, address or people; all of them must match. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;

  /** Only this location type; `business`: contacts without one. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  placeType?: string;

  /** Two-letter state or province. */
  @MayBeMissing()
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter a two-letter state or province.`) })
  state?: string;

  @MayBeMissing()
  @IsIn(['US', 'CA'])
  country?: 'US' | 'CA';
}

/** Filters of the map. */
export class ContactMapQuery extends OmitType(ContactQuery, ['limit', 'cursor'] as const) {}

/** Filters and format of the exported list. */
export class ContactExportQuery extends IntersectionType(ContactMapQuery, TableFormat) {}

/** A contact on a map. */
export class ContactPlaceDto {
  id: string;
  name: string;
  city: string;
  state: string;
  /** Degrees north, of the center of the postal code. */
  latitude: number;
  /** Degrees east, which is negative in America. */
  longitude: number;
}

/** Positions of contacts; those with an unknown postal code are left out. */
export class ContactMapDto {
  items: ContactPlaceDto[];
  /** Whether there are more than the newest 500. */
  more: boolean;
}

/** Location types of one group. */
export class PlaceTypeGroupDto {
  /** Group heading, such as `School`. */
  group: string;
  /** Values of `placeType`. */
  placeTypes: string[];
}

/** All location types by group. */
export class PlaceTypeListDto {
  items: PlaceTypeGroupDto[];
}

/** Contacts with the same name and address. */
export class DuplicateGroupDto {
  /** Oldest first, at most 20. */
  contacts: ContactDto[];
}

/** A page of possible duplicates. */
export class DuplicateListDto {
  items: DuplicateGroupDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/** The contact to merge into this one. */
export class MergeContactDto {
  /** Contact whose values fill the empty fields of the other one. It is removed afterwards. */
  @IsId('ctc')
  otherId: string;
}

/** A stop of a quote to save as a contact; name and full address are required. */
export class ContactFromStopDto extends OmitType(StopDto, ['type', 'contactId'] as const) {}
