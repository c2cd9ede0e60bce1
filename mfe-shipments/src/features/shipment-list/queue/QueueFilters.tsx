import { Group, NativeSelect } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { EXCEPTION_KINDS, EXCEPTION_NAMES, SEVERITIES, SEVERITY_NAMES } from '../../../shared/exceptions';
import { changed, exceptionFilterOf } from '../list-address';

const kinds = () => [
  { value: '', label: t`All kinds` },
  ...EXCEPTION_KINDS.map((value) => ({ value, label: i18n._(EXCEPTION_NAMES[value]) })),
];
const gravities = () => [
  { value: '', label: t`All severities` },
  ...SEVERITY_NAMES.map((value) => ({ value, label: i18n._(SEVERITIES[value].label) })),
];
const owners = () => [
  { value: '', label: t`Owned by anybody` },
  { value: 'me', label: t`Owned by me` },
  { value: 'none', label: t`Owned by nobody` },
];
const states = () => [
  { value: '', label: t`Open` },
  { value: 'snoozed', label: t`Put off` },
];

/** Filters of the work queue; all of them stand in the address. */
export function QueueFilters() {
  const [search, setSearch] = useSearchParams();
  const { kind, severity, owner, state } = exceptionFilterOf(search);
  const choice = (label: string, name: string, data: { value: string; label: string }[], value: string | undefined) => (
    <NativeSelect
      aria-label={label}
      data={data}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        setSearch((current) => changed(current, name, chosen), { replace: true });
      }}
    />
  );
  return (
    <Group role="search" aria-label={t`Exceptions`}>
      {choice(t`Kind`, 'exception', kinds(), kind)}
      {choice(t`Severity`, 'severity', gravities(), severity)}
      {choice(t`Owner`, 'with', owners(), owner)}
      {choice(t`State`, 'state', states(), state)}
    </Group>
  );
}
