import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';

/** Nothing has to be declared to customs inside one country. */
export class NotCrossBorder extends Conflict {
  constructor() {
    super('NOT_CROSS_BORDER', 'This shipment crosses no border, so it needs no commercial invoice.');
  }
}

/** One file would become too long to be printed. */
export class TooManyLabels extends DomainError {
  constructor(most: number) {
    super('TOO_MANY_LABELS', 422, `One file holds at most ${most} labels.`, { most });
  }
}

/** The role may not add documents that may show prices. */
export class DocumentForbidden extends DomainError {
  constructor() {
    super('FORBIDDEN', 403, 'Documents of this kind may show prices, which you cannot see.');
  }
}
