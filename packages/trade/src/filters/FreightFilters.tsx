import { LaneField, NativeSelect } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { modeOptions } from '../modes';

interface FreightFiltersProps {
  mode: string | undefined;
  /** As it is in the URL. */
  lane: string | null;
  owner: string | undefined;
  /** Label and choices of the owner, such as "Booked by". */
  owners: { label: string; anyone: string; me: string };
  onChange(filters: { mode?: string; lane?: string; owner?: string }): void;
}

/** Filters of a list of quotes or shipments: mode, lane and owner. */
export function FreightFilters({ mode = '', lane, owner = '', owners, onChange }: FreightFiltersProps) {
  return (
    <>
      <NativeSelect
        aria-label={t`Mode`}
        data={[{ value: '', label: t`All modes` }, ...modeOptions()]}
        value={mode}
        onChange={(event) => onChange({ mode: event.currentTarget.value })}
      />
      <LaneField key={lane} lane={lane ?? ''} onChange={(value) => onChange({ lane: value })} />
      <NativeSelect
        aria-label={owners.label}
        data={[
          { value: '', label: owners.anyone },
          { value: 'me', label: owners.me },
        ]}
        value={owner}
        onChange={(event) => onChange({ owner: event.currentTarget.value })}
      />
    </>
  );
}
