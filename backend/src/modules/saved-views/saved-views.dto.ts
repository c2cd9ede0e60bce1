import { IsIn, Matches } from 'class-validator';
import { MayBeMissing } from '../../platform/http/dto-fields.js';
import { OneLine } from '../../platform/http/text.js';

/** Lists that have saved views. */
export const VIEW_AREAS = ['quotes', 'shipments'] as const;
export type ViewArea = (typeof VIEW_AREAS)[number];

const NAME_LENGTH = 60;
const QUERY_LENGTH = 1_000;
/** Characters of a query string (RFC 3986, 3.4). */
const QUERY = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/;

/** A choice of filters and order that a person has named. */
export class SavedViewDto {
  /** `svw_` and a ULID. */
  id: string;
  area: ViewArea;
  name: string;
  /** Query string of the list's page, without the question mark. */
  query: string;
  /** UTC instant. */
  createdAt: string;
}

/** A person's views of one list, by name. */
export class SavedViewListDto {
  items: SavedViewDto[];
}

/** Whose views are asked for. */
export class SavedViewQuery {
  @IsIn(VIEW_AREAS)
  area: ViewArea;
}

/** A new view. */
export class SaveViewDto extends SavedViewQuery {
  /** Unlike the names of the person's other views of the list. */
  @OneLine({ min: 1, max: NAME_LENGTH })
  name: string;

  /** Query string of the list's page, without the question mark. */
  @Matches(QUERY, { message: 'must be a query string' })
  @OneLine({ max: QUERY_LENGTH })
  query: string;
}

/** Change of a view. */
export class ChangeViewDto {
  @MayBeMissing()
  @OneLine({ min: 1, max: NAME_LENGTH })
  name?: string;

  @MayBeMissing()
  @Matches(QUERY, { message: 'must be a query string' })
  @OneLine({ max: QUERY_LENGTH })
  query?: string;
}
