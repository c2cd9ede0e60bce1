import { t } from '@lingui/core/macro';
import type { QuoteFormValues, StopValues } from './quote-form-values';

/** Something that booking requires and a price does not. */
export interface MissingToBook {
  label: string;
  /** The first field of it. */
  path: string;
}

type Form = Pick<QuoteFormValues, 'mode' | 'stops' | 'intermediates' | 'pickup' | 'handlingUnits'>;

/** What the form lacks for a booking. The booking dialog asks for it too. */
export function missingToBook({ mode, stops, intermediates, pickup, handlingUnits }: Form): MissingToBook[] {
  const between = mode === 'FTL' ? intermediates : [];
  return [
    ...missingAt(stops[0], 'stops.0', t`pickup address and contact`),
    ...missingAt(stops[1], 'stops.1', t`delivery address and contact`),
    ...between.flatMap((stop, index) =>
      missingAt(stop, `intermediates.${index}`, t`address and contact of stop ${index + 1}`),
    ),
    ...missingOf(pickup.readyFrom && pickup.closeAt, 'pickup.readyFrom', t`pickup times`),
    ...handlingUnits.flatMap(({ commodities }, row) =>
      commodities.flatMap(({ description, hazardous, hazmat }, index) => {
        const path = `handlingUnits.${row}.commodities.${index}`;
        const phone = !hazardous || (hazmat.emergencyPhone.trim() && hazmat.answeredAtAnyHour);
        return [
          ...missingOf(description.trim(), `${path}.description`, t`description of item ${row + 1}`),
          ...missingOf(phone, `${path}.hazmat.emergencyPhone`, t`24-hour phone of item ${row + 1}`),
        ];
      }),
    ),
  ];
}

function missingAt({ name, address1, contact, taken }: StopValues, path: string, label: string): MissingToBook[] {
  const person = taken?.contact ?? contact;
  const fields = { name, address1, 'contact.name': person.name, 'contact.phone': person.phone };
  const first = Object.entries(fields).find(([, value]) => value.trim() === '');
  return first ? [{ label, path: `${path}.${first[0]}` }] : [];
}

const missingOf = (value: unknown, path: string, label: string): MissingToBook[] => (value ? [] : [{ label, path }]);
