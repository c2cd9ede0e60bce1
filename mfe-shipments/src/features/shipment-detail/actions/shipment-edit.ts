import { formatDate } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import type { Reference, ShipmentChange } from '../types';

/** What the dialog asks for; times and texts are empty where nothing is said. */
export interface EditValues {
  on: string;
  readyFrom: string;
  closeAt: string;
  references: Reference[];
  instructions: string;
  proNumber: string;
}

type Field = keyof EditValues;
const FIELDS: Field[] = ['on', 'readyFrom', 'closeAt', 'references', 'instructions', 'proNumber'];
const PICKUP: Field[] = ['on', 'readyFrom', 'closeAt'];

export function editValues({ pickup, references, instructions, proNumber }: Shipment): EditValues {
  return {
    on: pickup.on,
    readyFrom: pickup.readyFrom ?? '',
    closeAt: pickup.closeAt ?? '',
    references,
    instructions: instructions ?? '',
    proNumber: proNumber ?? '',
  };
}

const same = (left: EditValues, right: EditValues, field: Field) =>
  JSON.stringify(left[field]) === JSON.stringify(right[field]);
const given = (references: Reference[]) => references.filter(({ value }) => value.trim() !== '');

/** What was changed, ready to be sent; empty when nothing was. */
export function changesIn(base: EditValues, values: EditValues): Omit<ShipmentChange, 'version'> {
  const changed = (field: Field) => !same(base, values, field);
  return {
    ...(PICKUP.some(changed) && {
      pickup: { on: values.on, readyFrom: values.readyFrom || null, closeAt: values.closeAt || null },
    }),
    ...(changed('references') && { references: given(values.references) }),
    ...(changed('instructions') && { instructions: values.instructions.trim() || null }),
    ...(changed('proNumber') && { proNumber: values.proNumber.trim() || null }),
  };
}

/** What was typed, on top of what somebody else saved meanwhile: fields that were not touched follow the newest. */
export function rebase(values: EditValues, base: EditValues, newest: EditValues): EditValues {
  const untouched = FIELDS.filter((field) => same(values, base, field));
  return { ...values, ...Object.fromEntries(untouched.map((field) => [field, newest[field]])) };
}

/** What somebody else changed meanwhile, a sentence each. */
export function changesByOthers(base: EditValues, newest: EditValues): string[] {
  const { on, readyFrom, closeAt, instructions, proNumber } = newest;
  const references = newest.references.map(({ type, value }) => `${type} ${value}`).join(', ');
  return [
    ...(PICKUP.some((field) => !same(base, newest, field))
      ? [t`The pickup is now ${formatDate(on)}, ${readyFrom} to ${closeAt}.`]
      : []),
    ...(same(base, newest, 'references')
      ? []
      : [references === '' ? t`The references are now empty.` : t`The references are now ${references}.`]),
    ...(same(base, newest, 'instructions')
      ? []
      : [instructions === '' ? t`The instructions were removed.` : t`The instructions are now “${instructions}”.`]),
    ...(same(base, newest, 'proNumber')
      ? []
      : [proNumber === '' ? t`The PRO number was removed.` : t`The PRO number is now ${proNumber}.`]),
  ];
}
