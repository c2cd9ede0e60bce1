import { useRemote } from '@lading/mfe-kit';
import { readPostalCode } from '@lading/trade';
import { useDebouncedValue } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { contactQueries } from '../../../shared/api/contacts';
import { locationOf, locationQueries } from '../../../shared/api/locations';
import type { Contact, Location } from '../../../shared/api/types';

const TYPING_PAUSE_MS = 200;
const LEAST = 2;
/** A house number with a street, which no location begins with. */
const STREET = /^\d+\s+[a-z]/i;

export interface AddressSearch {
  /** The location of a complete postal code. */
  place: Location | null;
  /** Whether the text is a postal code that is not in the location data, so that city and state are typed. */
  isUnlisted: boolean;
  /** Whether the text is neither a postal code nor the beginning of anything known. */
  isNotFound: boolean;
  contacts: readonly Contact[];
  locations: readonly Location[];
  isCode(text: string): boolean;
}

const isCode = (text: string): boolean => readPostalCode(text) !== null;

/** What a text in an address field may mean: a location, or contacts and locations to choose from while the list is open. */
export function useAddressSearch(text: string, isOpen: boolean): AddressSearch {
  const { api, host } = useRemote();
  const [asked] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const isChoice = isOpen && !isCode(asked) && asked.trim().length >= LEAST;
  const locations = useQuery({
    ...locationQueries.search(api, asked),
    enabled: asked.trim().length >= LEAST && !STREET.test(asked.trim()),
  });
  const contacts = useQuery({
    ...contactQueries.search(api, asked),
    enabled: host.session.can('contact.read') && isChoice,
  });
  const found = locations.data ?? [];
  const place = locationOf(text, found);
  const isLooked = asked === text && locations.isSuccess;
  // Both at once: what comes later would move the option that the user is about to choose.
  const isComplete = isChoice && !locations.isLoading && !contacts.isLoading;
  const choices = isComplete ? { contacts: contacts.data ?? [], locations: found } : { contacts: [], locations: [] };
  return {
    place,
    isUnlisted: isLooked && place === null && isCode(text),
    isNotFound: isComplete && asked === text && choices.contacts.length + choices.locations.length === 0,
    ...choices,
    isCode,
  };
}

export const cityOf = ({ city, state }: Pick<Location, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');
