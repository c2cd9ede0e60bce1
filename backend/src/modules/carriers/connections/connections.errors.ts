import { Conflict, type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';

/** A carrier has one connection of a kind. */
export function connectionExists(scac: string): Conflict {
  return new Conflict('CONNECTION_EXISTS', `${scac} is connected over HTTP already. Change that connection.`);
}

/** Tariffs are rated here: there is no server to set anything about. */
export function tariffConnection(fields: readonly string[]): ValidationFailed {
  const errors: FieldError[] = fields.map((field) => ({
    pointer: `/${field}`,
    code: 'NOT_OF_TARIFF',
    message: 'A tariff connection can only be enabled and disabled, and given an address for tenders.',
  }));
  return new ValidationFailed(errors);
}

/** Carriers over HTTP are tendered to over HTTP. */
export function httpConnection(): ValidationFailed {
  return new ValidationFailed([
    {
      pointer: '/tenderEmail',
      code: 'NOT_OF_HTTP',
      message: 'Carriers over HTTP get tenders over HTTP, not by e-mail.',
    },
  ]);
}
