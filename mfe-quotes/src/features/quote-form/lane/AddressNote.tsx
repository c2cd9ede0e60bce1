import { zoneName } from '@lading/trade';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { QuoteFormValues, StopValues } from '../values/quote-form-values';
import { isAtContact } from './contact-stop';
import { type AddressSearch, cityOf } from './use-address-search';

interface AddressNoteProps extends Pick<AddressSearch, 'place' | 'isUnlisted' | 'isNotFound'> {
  stop: StopValues;
}

/** What was found for an address: `60601 Chicago, IL, CST`, or the address of the contact. */
export function AddressNote({ stop, place, isUnlisted, isNotFound }: AddressNoteProps) {
  const pickupOn = useWatch<QuoteFormValues, 'pickup.on'>({ name: 'pickup.on' });
  if (place && !place.usable)
    return (
      <>
        {cityOf(place)}. {place.message}
      </>
    );
  const known = place ?? (isAtContact(stop) ? stop : null);
  if (known) {
    const zone = place?.timeZone && pickupOn && zoneName(place.timeZone, pickupOn);
    const city = cityOf(stop.city ? stop : known);
    return <>{[stop.address1, `${stop.postalCode} ${city}`, zone].filter(Boolean).join(', ')}</>;
  }
  if (isUnlisted) return <Trans>This postal code is not known. Check it, or enter city and state.</Trans>;
  if (isNotFound) return <Trans>Nothing found. Enter a ZIP or postal code.</Trans>;
  return <>&nbsp;</>;
}
