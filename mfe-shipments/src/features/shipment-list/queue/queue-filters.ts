import type { ListFilters } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ExceptionFilter } from '../../../shared/api/shipment-lists';
import {
  EXCEPTION_KINDS,
  EXCEPTION_NAMES,
  SEVERITIES,
  SEVERITY_NAMES,
} from '../../../shared/exceptions/exception-names';

/** Filters of the exception queue; all of them are in the URL. */
export const queueFilters = ({ kind, severity, owner, state }: ExceptionFilter): ListFilters => ({
  label: t`Exceptions`,
  fields: [
    {
      kind: 'choice',
      label: t`Type`,
      parameter: 'exception',
      value: kind,
      options: EXCEPTION_KINDS.map((value) => ({ value, label: i18n._(EXCEPTION_NAMES[value]) })),
    },
    {
      kind: 'choice',
      label: t`Severity`,
      parameter: 'severity',
      value: severity,
      options: SEVERITY_NAMES.map((value) => ({ value, label: i18n._(SEVERITIES[value].label) })),
    },
    {
      kind: 'choice',
      label: t`Owner`,
      parameter: 'with',
      value: owner,
      options: [
        { value: 'me', label: t`me` },
        { value: 'none', label: t`Unassigned` },
      ],
    },
    {
      kind: 'choice',
      label: t`Status`,
      parameter: 'state',
      value: state,
      options: [{ value: 'snoozed', label: t`Snoozed` }],
    },
  ],
});
