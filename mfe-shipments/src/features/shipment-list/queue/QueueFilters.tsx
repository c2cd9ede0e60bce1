import { Group, NativeSelect } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { EXCEPTION_KINDS, EXCEPTION_NAMES, SEVERITIES, SEVERITY_NAMES } from '../../../shared/exceptions';
import { changed, exceptionFilterOf } from '../list-address';

const KINDS = [{ value: '', label: 'All kinds' }, ...EXCEPTION_KINDS.map((kind) => ({ value: kind, label: EXCEPTION_NAMES[kind] }))];
const GRAVITIES = [{ value: '', label: 'All severities' }, ...SEVERITY_NAMES.map((severity) => ({ value: severity, label: SEVERITIES[severity].label }))];
const OWNERS = [{ value: '', label: 'Owned by anybody' }, { value: 'me', label: 'Owned by me' }, { value: 'none', label: 'Owned by nobody' }];
const STATES = [{ value: '', label: 'Open' }, { value: 'snoozed', label: 'Put off' }];

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
    <Group role="search" aria-label="Exceptions">
      {choice('Kind', 'exception', KINDS, kind)}
      {choice('Severity', 'severity', GRAVITIES, severity)}
      {choice('Owner', 'with', OWNERS, owner)}
      {choice('State', 'state', STATES, state)}
    </Group>
  );
}
