import { readLane } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { modeOptions } from '../modes';

/** Filter of a list by status, in the parameter `status`. */
export const statusFilter = <T>(value: string | undefined, options: T[]) => ({
  kind: 'choice' as const,
  label: t`Status`,
  parameter: 'status',
  value,
  options,
});

/** Filter of a list by mode, in the parameter `mode`. */
export const modeFilter = (value: string | undefined) => ({
  kind: 'choice' as const,
  label: t`Mode`,
  parameter: 'mode',
  value,
  options: modeOptions(),
});

/** Filter of a list by lane, in the parameter `lane`. */
export const laneFilter = (value: string | undefined) => ({
  kind: 'text' as const,
  label: t`Lane`,
  parameter: 'lane',
  value,
  placeholder: t`IL>TX or 606>752`,
  maxLength: 20,
  read: readLane,
  hint: t`Enter a lane such as IL>TX, 606>752, IL> or >TX.`,
});

/** Filter of a list by its user, in the parameter `owner`; `label` is "Booked by". */
export const ownerFilter = (label: string, value: string | undefined) => ({
  kind: 'choice' as const,
  label,
  parameter: 'owner',
  value,
  options: [{ value: 'me', label: t`me` }],
});
