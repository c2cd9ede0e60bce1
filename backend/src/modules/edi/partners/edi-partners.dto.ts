import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MayBeMissing, Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import {
  type ElementChoices,
  OPTIONAL_SEGMENTS,
  type OptionalSegment,
  REFERENCE_QUALIFIERS,
  type ReferenceQualifier,
} from '../domain/element-choices.js';
import { EdiSftpDto } from '../sftp/edi-sftp.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Qualifiers of ISA05 and ISA07. */
const QUALIFIER = /^[0-9A-Z]{2}$/;
/** Ids of ISA and GS: 2 to 15 characters of X12 without delimiters. */
const EDI_ID = /^[A-Z0-9][A-Z0-9 ._/&-]{0,13}[A-Z0-9]$/;
const ID_MESSAGE = { message: ruleText(msg`Must have 2 to 15 capital letters, digits or . _ / & -.`) };
const QUALIFIER_MESSAGE = { message: ruleText(msg`Enter two digits or capital letters, such as 02, 01 or ZZ.`) };

/** What the guide of a partner asks for in load tenders (204) and bills of lading (211). */
export class EdiElementsDto implements ElementChoices {
  /** Qualifiers of the references (L11) that are written: SI shipment, BM BOL, CN PRO, Q1 quote, PO purchase order, VN sales order, CR customer's, ZZ other. */
  @IsArray()
  @ArrayUnique()
  @IsIn(REFERENCE_QUALIFIERS, { each: true })
  references: ReferenceQualifier[];

  /**
   * Segments that are not written: K1 (remarks of a 211), NTE (remarks of a 204), G62 (deadline of the answer to a 204), MS3 (role of the carrier in
   * a 204). Without remarks, services and instructions do not reach the carrier.
   */
  @IsArray()
  @ArrayUnique()
  @IsIn(OPTIONAL_SEGMENTS, { each: true })
  omittedSegments: OptionalSegment[];
}

/** Settings of an EDI partner. */
export class EdiPartnerSettingsDto {
  /** Whether shipments are tendered by EDI. Interchanges that arrive are processed anyway. */
  @IsBoolean()
  enabled: boolean;

  /** Marks what is sent as a test (ISA15 T). */
  @IsBoolean()
  test: boolean;

  /** ISA05 of what is sent: `02` SCAC, `01` D-U-N-S, `12` telephone, `ZZ` mutually defined. */
  @Matches(QUALIFIER, QUALIFIER_MESSAGE)
  ourQualifier: string;

  /** ISA06 of what is sent. */
  @Trimmed()
  @Matches(EDI_ID, ID_MESSAGE)
  ourId: string;

  /** GS02 of what is sent. */
  @Trimmed()
  @Matches(EDI_ID, ID_MESSAGE)
  ourGroupId: string;

  /** ISA07 of what is sent. */
  @Matches(QUALIFIER, QUALIFIER_MESSAGE)
  partnerQualifier: string;

  /** ISA08 of what is sent. */
  @Trimmed()
  @Matches(EDI_ID, ID_MESSAGE)
  partnerId: string;

  /** GS03 of what is sent. */
  @Trimmed()
  @Matches(EDI_ID, ID_MESSAGE)
  partnerGroupId: string;

  /** Truckloads are tendered as 204. */
  @IsBoolean()
  loadTenders: boolean;

  /** LTL and volume LTL shipments are tendered as 211. */
  @IsBoolean()
  billsOfLading: boolean;

  /** The company's account number with the carrier. */
  @IsOptional()
  @Trimmed()
  @OneLine({ max: 20 })
  customerNumber?: string | null;

  /** Working hours in which the carrier answers a load tender (990); null: those of the company's tender settings. Overdue answers open an exception. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(80)
  responseHours?: number | null;

  /** Whether a TA1 is written for interchanges that ask for one (ISA14), and for those that are rejected as a whole. Missing: as stored, or true. */
  @MayBeMissing()
  @IsBoolean()
  sendReceipts?: boolean;

  /** Whether what is sent asks for a TA1 (ISA14). Missing: as stored, or false. */
  @MayBeMissing()
  @IsBoolean()
  requestReceipts?: boolean;

  /** Missing: as stored, or all references and segments. */
  @MayBeMissing()
  @Nested(() => EdiElementsDto)
  elements?: EdiElementsDto;
}

/** Adds a partner. */
export class AddEdiPartnerDto extends EdiPartnerSettingsDto {
  /** Carrier of the company. */
  @IsId('car')
  carrierId: string;
}

/** Replaces the settings of a partner. */
export class ChangeEdiPartnerDto extends EdiPartnerSettingsDto {
  /** The version that the change is based on; 409 if a newer one is stored. */
  @IsInt()
  @Min(1)
  version: number;
}

/** A carrier with which X12 interchanges are exchanged. */
export class EdiPartnerDto extends EdiPartnerSettingsDto {
  /** `edp_` and a ULID. */
  id: string;
  carrierId: string;
  scac: string;
  carrierName: string;
  /** X12 version of interchanges. */
  x12Version: string;
  /** Control number of the last interchange that was written; 0 before the first. */
  lastControl: number;
  /** The SFTP server over which files are exchanged; null: through the API. */
  sftp: EdiSftpDto | null;
  /** Increases by one with every change. */
  version: number;
}

/** Partners by SCAC. */
export class EdiPartnerListDto {
  items: EdiPartnerDto[];
}
