import { IsBoolean, IsIn, Matches } from 'class-validator';
import { MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../platform/http/validation/text.js';
import { VIEW_AREAS, type ViewArea } from './persistence/saved-view.entity.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

const NAME_LENGTH = 60;
const QUERY_LENGTH = 1_000;
/** Characters of a query string (RFC 3986, 3.4). */
const QUERY = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/;

/** A user's named filters and order of a list. */
export class SavedViewDto {
  /** `svw_` and a ULID. */
  id: string;
  area: ViewArea;
  name: string;
  /** Query string of the list page, without the question mark. */
  query: string;
  /** Whether every member of the company sees it; only reports are shared. */
  isShared: boolean;
  /** Who shares it; null for the user's own views and for deleted accounts. */
  author: string | null;
  /** Whether the user may change and delete it: the author, and for shared reports also owners and administrators. */
  canChange: boolean;
  /** UTC instant. */
  createdAt: string;
}

/** A user's views of one list and the reports that others share, by name. */
export class SavedViewListDto {
  items: SavedViewDto[];
}

/** The list whose views are requested. */
export class SavedViewQuery {
  @IsIn(VIEW_AREAS)
  area: ViewArea;
}

/** A new view. */
export class SaveViewDto extends SavedViewQuery {
  /** Unique among the user's views of the list. */
  @OneLine({ min: 1, max: NAME_LENGTH })
  name: string;

  /** Query string of the list page, without the question mark. */
  @Matches(QUERY, { message: ruleText(msg`Enter a query string.`) })
  @OneLine({ max: QUERY_LENGTH })
  query: string;
}

/** Changes to a view; omitted fields are unchanged. */
export class ChangeViewDto {
  @MayBeMissing()
  @OneLine({ min: 1, max: NAME_LENGTH })
  name?: string;

  @MayBeMissing()
  @Matches(QUERY, { message: ruleText(msg`Enter a query string.`) })
  @OneLine({ max: QUERY_LENGTH })
  query?: string;

  /** Shares a report with the company, or ends that. */
  @MayBeMissing()
  @IsBoolean()
  isShared?: boolean;
}
