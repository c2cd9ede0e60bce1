import { reference, z } from '@lading/trade/schemas';
import { formatDate } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import type { Reference, ShipmentChange } from '../types';

/** Values of the dialog. Missing times and texts are empty. */
export const editForm = z.object({
  pickup: z.object({
    on: z.string().check(z.minLength(1, { error: () => t`Enter the pickup date.` })),
    readyFrom: z.string(),
    closeAt: z.string(),
  }),
  references: z.array(z.object({ type: reference.shape.type, value: z.string() })),
  instructions: z.string(),
  proNumber: z.string(),
});

export type EditValues = z.infer<typeof editForm>;

export function editValues({ pickup, references, instructions, proNumber }: Shipment): EditValues {
  return {
    pickup: { on: pickup.on, readyFrom: pickup.readyFrom ?? '', closeAt: pickup.closeAt ?? '' },
    references,
    instructions: instructions ?? '',
    proNumber: proNumber ?? '',
  };
}

const same = <T>(left: T, right: T, field: keyof T) => JSON.stringify(left[field]) === JSON.stringify(right[field]);
const given = (references: Reference[]) => references.filter(({ value }) => value.trim() !== '');

/** The changed fields as they are sent; empty if nothing was changed. */
export function changesIn(base: EditValues, values: EditValues): Omit<ShipmentChange, 'version'> {
  const changed = (field: keyof EditValues) => !same(base, values, field);
  const { on, readyFrom, closeAt } = values.pickup;
  return {
    ...(changed('pickup') && { pickup: { on, readyFrom: readyFrom || null, closeAt: closeAt || null } }),
    ...(changed('references') && { references: given(values.references) }),
    ...(changed('instructions') && { instructions: values.instructions.trim() || null }),
    ...(changed('proNumber') && { proNumber: values.proNumber.trim() || null }),
  };
}

/** The entered values on top of the newest version: unchanged fields take its values. */
export const rebase = (values: EditValues, base: EditValues, newest: EditValues): EditValues => ({
  ...merge(values, base, newest),
  pickup: merge(values.pickup, base.pickup, newest.pickup),
});

function merge<T extends object>(values: T, base: T, newest: T): T {
  const unchanged = (Object.keys(values) as (keyof T)[]).filter((field) => same(values, base, field));
  return { ...values, ...Object.fromEntries(unchanged.map((field) => [field, newest[field]])) };
}

/** What other users changed meanwhile, one sentence per field. */
export function changesByOthers(base: EditValues, newest: EditValues): string[] {
  const { instructions, proNumber } = newest;
  const { on, readyFrom, closeAt } = newest.pickup;
  const references = newest.references.map(({ type, value }) => `${type} ${value}`).join(', ');
  return [
    ...(same(base, newest, 'pickup') ? [] : [t`The pickup is now ${formatDate(on)}, ${readyFrom} to ${closeAt}.`]),
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
