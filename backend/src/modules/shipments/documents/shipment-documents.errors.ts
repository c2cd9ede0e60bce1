import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Domestic shipments need no customs declaration. */
export class NotCrossBorder extends Conflict {
  constructor() {
    super('NOT_CROSS_BORDER', msg`This shipment crosses no border, so it needs no commercial invoice.`);
  }
}

export class NotIntoCanada extends Conflict {
  constructor() {
    super('NOT_INTO_CANADA', msg`Only shipments into Canada need a Canada customs invoice.`);
  }
}

export class TooManyLabels extends DomainError {
  constructor(most: number) {
    super('TOO_MANY_LABELS', 422, msg`One file can have at most ${{ most }} labels.`, { most });
  }
}

/** The user's role cannot upload documents that can show prices. */
export class DocumentForbidden extends DomainError {
  constructor() {
    super('FORBIDDEN', 403, msg`Documents of this type may show prices, which you cannot see.`);
  }
}
