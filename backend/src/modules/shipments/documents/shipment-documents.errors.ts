import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';

/** Domestic shipments need no customs declaration. */
export class NotCrossBorder extends Conflict {
  constructor() {
    super('NOT_CROSS_BORDER', 'This shipment crosses no border, so it needs no commercial invoice.');
  }
}

export class NotIntoCanada extends Conflict {
  constructor() {
    super('NOT_INTO_CANADA', 'Only shipments into Canada need a Canada customs invoice.');
  }
}

export class TooManyLabels extends DomainError {
  constructor(most: number) {
    super('TOO_MANY_LABELS', 422, `One file can have at most ${most} labels.`, { most });
  }
}

/** The user's role cannot upload documents that can show prices. */
export class DocumentForbidden extends DomainError {
  constructor() {
    super('FORBIDDEN', 403, 'Documents of this type may show prices, which you cannot see.');
  }
}
