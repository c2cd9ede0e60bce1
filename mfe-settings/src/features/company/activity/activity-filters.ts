import type { FilterField, ListFilters } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Member } from '../../../shared/types';
import type { ActivityFilter } from './activity-filter';
import { ACTIONS } from './activity-words';

/** Filters of the log by event, user and date; `people` is empty for roles that cannot list members. */
export function activityFilters({ action, userId, from, to }: ActivityFilter, people: readonly Member[]): ListFilters {
  const users: FilterField = {
    kind: 'choice',
    label: t`User`,
    parameter: 'userId',
    value: userId,
    options: people.map((person) => ({ value: person.userId, label: person.fullName })),
  };
  return {
    label: t`Activity`,
    fields: [
      {
        kind: 'choice',
        label: t`Event`,
        parameter: 'action',
        value: action,
        options: Object.entries(ACTIONS).map(([value, words]) => ({ value, label: i18n._(words) })),
      },
      ...(people.length > 0 ? [users] : []),
      { kind: 'dates', label: t`Date`, parameters: { from: 'from', to: 'to' }, from, to },
    ],
  };
}
