import { useSetFilters } from '@lading/mfe-kit';
import { Group, NativeSelect } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import {
  EXCEPTION_KINDS,
  EXCEPTION_NAMES,
  SEVERITIES,
  SEVERITY_NAMES,
} from '../../../shared/exceptions/exception-names';
import { exceptionFilterOf } from '../list-search';

const kinds = () => [
  { value: '', label: t`All types` },
  ...EXCEPTION_KINDS.map((value) => ({ value, label: i18n._(EXCEPTION_NAMES[value]) })),
];
const severities = () => [
  { value: '', label: t`All severities` },
  ...SEVERITY_NAMES.map((value) => ({ value, label: i18n._(SEVERITIES[value].label) })),
];
const owners = () => [
  { value: '', label: t`All owners` },
  { value: 'me', label: t`Assigned to me` },
  { value: 'none', label: t`Unassigned` },
];
const states = () => [
  { value: '', label: t`Open` },
  { value: 'snoozed', label: t`Snoozed` },
];

/** Filters of the exception queue; all of them are in the URL. */
export function QueueFilters() {
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const { kind, severity, owner, state } = exceptionFilterOf(search);
  const fields = [
    { label: t`Type`, parameter: 'exception', data: kinds(), value: kind },
    { label: t`Severity`, parameter: 'severity', data: severities(), value: severity },
    { label: t`Owner`, parameter: 'with', data: owners(), value: owner },
    { label: t`Status`, parameter: 'state', data: states(), value: state },
  ];
  return (
    <Group role="search" aria-label={t`Exceptions`}>
      {fields.map(({ label, parameter, data, value }) => (
        <NativeSelect
          key={parameter}
          aria-label={label}
          data={data}
          value={value ?? ''}
          onChange={(event) => setFilters({ [parameter]: event.currentTarget.value })}
        />
      ))}
    </Group>
  );
}
