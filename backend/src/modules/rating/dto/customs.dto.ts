import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { INCOTERMS, type Incoterm } from '../../../kernel/codes.js';
import { LIMITS } from '../../../kernel/limits.js';
import { IsDecimal, IsId } from '../../../platform/http/validation/formats.js';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { AddressDto } from '../../locations/index.js';
import type { Customs, CustomsParty } from '../domain/quote-request.js';
import { StopContactDto } from './stop.dto.js';

/** Importer of record or customs broker. */
export class CustomsPartyDto extends AddressDto implements CustomsParty {
  @OneLine({ min: 1, max: LIMITS.stopName })
  name: string;

  /** Importer number, business number or filer code. */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  number?: string | null;

  @IsOptional()
  @Nested(() => StopContactDto)
  contact?: StopContactDto | null;
}

/** What customs have to know beside the goods. */
export class CustomsDto implements Customs {
  /** Incoterms 2020. */
  @IsOptional()
  @IsIn(INCOTERMS)
  incoterm?: Incoterm | null;

  /** Named place of the Incoterm. */
  @IsOptional()
  @OneLine({ max: LIMITS.city })
  incotermPlace?: string | null;

  /** Such as `Sale` or `Return of goods`. */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  reasonForExport?: string | null;

  /** Tax number of the exporter, such as an EIN or business number. */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  exporterTaxNumber?: string | null;

  /** Weight of the goods without packaging, in the request's unit; at most the gross weight. */
  @IsOptional()
  @IsDecimal(2)
  @Min(0.01)
  @Max(LIMITS.handlingUnitRows * LIMITS.weightMax)
  netWeight?: number | null;

  /** Marks and numbers on the packages. */
  @IsOptional()
  @OneLine({ max: LIMITS.description })
  marks?: string | null;

  /** Address book contact of the importer. Without `importer`, the address is copied from the contact when the request arrives. */
  @IsOptional()
  @IsId('ctc')
  importerContactId?: string | null;

  /** Importer of record. Default: the destination. */
  @IsOptional()
  @Nested(() => CustomsPartyDto)
  importer?: CustomsPartyDto | null;

  /** Address book contact of the customs broker. Without `broker`, the address is copied from the contact when the request arrives. */
  @IsOptional()
  @IsId('ctc')
  brokerContactId?: string | null;

  @IsOptional()
  @Nested(() => CustomsPartyDto)
  broker?: CustomsPartyDto | null;
}
