import type { QuoteRequest } from './api/types';

type Requested = NonNullable<QuoteRequest['accessorials']>[number];
type Code = Extract<Requested, string>;

const codeOf = (requested: Requested): Code => (typeof requested === 'string' ? requested : requested.code);

/** Codes of the requested services, without their details. */
export function servicesOf({ accessorials = [] }: Pick<QuoteRequest, 'accessorials'>): Code[] {
  return accessorials.map(codeOf);
}
