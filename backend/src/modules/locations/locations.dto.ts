import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../platform/http/validation/text.js';

/** A US ZIP or a Canadian forward sortation area. */
export class LocationDto {
  /** ZIP5 or FSA. */
  postalCode: string;
  city: string;
  /** Two-letter state or province. */
  state: string;
  country: 'US' | 'CA';
  /** IANA time zone; null, like the coordinates, if the location is not usable. */
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Whether instant rates are available; if not, `message` has the reason. */
  usable: boolean;
  message: string | null;
}

/** Locations that match a search. */
export class LocationListDto {
  items: LocationDto[];
  nextCursor: string | null;
}

/** Search by the start of a postal code or city. */
export class LocationQuery {
  @OneLine({ min: 2, max: 60 })
  q: string;

  @MayBeMissing()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(25)
  limit?: number;
}
