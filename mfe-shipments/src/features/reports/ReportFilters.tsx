import { useRemote, useSetFilters } from '@lading/mfe-kit';
import { modeName } from '@lading/trade';
import { Button, IconX, NativeSelect, TextInput } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportDefinition } from './report-columns';
import { MODES, OF_SHIPMENTS, type Period, PERIODS, periodOf, type ReportFilter } from './report-filter';
import { GROUP_NAMES, laneText } from './report-names';
import { reportQueries } from './report-queries';
import classes from './report.module.css';

const OWN_DATES = 'own';

interface FiltersProps {
  report: ReportDefinition;
  filter: ReportFilter;
}

/** Period, group and filters of a report, kept in the URL. */
export function ReportFilters({ report, filter }: FiltersProps) {
  const set = useSetFilters();
  const { by, mode, lane } = filter;
  const narrowed = lane && laneText(lane);
  return (
    <div className={classes.filters} role="group" aria-label={t`Filters`}>
      <PeriodFilter filter={filter} />
      {report.groups.length > 1 && (
        <NativeSelect
          label={t`Group by`}
          value={by}
          data={report.groups.map((group) => ({ value: group, label: i18n._(GROUP_NAMES[group]) }))}
          onChange={({ currentTarget: { value } }) => set({ by: value })}
        />
      )}
      <CarrierFilter filter={filter} />
      <NativeSelect
        label={t`Mode`}
        value={mode ?? ''}
        data={[{ value: '', label: t`All` }, ...MODES.map((value) => ({ value, label: modeName(value) }))]}
        onChange={({ currentTarget: { value } }) => set({ mode: value || undefined })}
      />
      <LocationFilter report={report} filter={filter} />
      {narrowed !== undefined && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden="true" />}
          aria-label={t`Remove filter ${narrowed}`}
          onClick={() => set({ lane: undefined })}
        >
          {narrowed}
        </Button>
      )}
    </div>
  );
}

function PeriodFilter({ filter: { from, to } }: Pick<FiltersProps, 'filter'>) {
  const set = useSetFilters();
  const [search] = useSearchParams();
  const period = periodOf(search);
  const options = (Object.keys(PERIODS) as Period[]).map((value) => ({ value, label: i18n._(PERIODS[value]) }));
  return (
    <>
      <NativeSelect
        label={t`Period`}
        value={period ?? OWN_DATES}
        data={[...options, { value: OWN_DATES, label: t`Own dates` }]}
        onChange={({ currentTarget: { value } }) =>
          value === OWN_DATES
            ? set({ period: undefined, from, to })
            : set({ period: value, from: undefined, to: undefined })
        }
      />
      {period === null && (
        <>
          <DateFilter key={`from ${from}`} label={t`From`} value={from} onChange={(date) => set({ from: date, to })} />
          <DateFilter key={`to ${to}`} label={t`To`} value={to} onChange={(date) => set({ from, to: date })} />
        </>
      )}
    </>
  );
}

interface DateFilterProps {
  label: string;
  value: string;
  onChange(date: string): void;
}

/** A date is applied when the field is left, because typing a year passes through others. */
function DateFilter({ label, value, onChange }: DateFilterProps) {
  const [typed, setTyped] = useState(value);
  const apply = () => {
    if (typed !== '' && typed !== value) onChange(typed);
  };
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      required
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}

/** The carriers of the period. */
function CarrierFilter({ filter: { from, to, carrier } }: Pick<FiltersProps, 'filter'>) {
  const { api } = useRemote();
  const set = useSetFilters();
  const { data } = useQuery(reportQueries.report(api, { by: 'carrier', from, to }));
  const names = new Map((data?.rows ?? []).map(({ code, name }) => [code, name]));
  if (carrier !== undefined && !names.has(carrier)) names.set(carrier, carrier);
  const options = [...names].map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      label={t`Carrier`}
      value={carrier ?? ''}
      data={[{ value: '', label: t`All` }, ...options.sort((a, b) => a.label.localeCompare(b.label))]}
      onChange={({ currentTarget: { value } }) => set({ carrier: value || undefined })}
    />
  );
}

/** The pickup locations of the period, for reports of whole shipments. */
function LocationFilter({ report, filter: { by, from, to, location } }: FiltersProps) {
  const { api } = useRemote();
  const set = useSetFilters();
  const isOffered = OF_SHIPMENTS.includes(by) && report.groups.includes('location');
  const { data } = useQuery({ ...reportQueries.report(api, { by: 'location', from, to }), enabled: isOffered });
  if (!isOffered) return null;
  const codes = new Set((data?.rows ?? []).map(({ code }) => code));
  if (location !== undefined) codes.add(location);
  return (
    <NativeSelect
      label={t`Pickup location`}
      value={location ?? ''}
      data={[{ value: '', label: t`All` }, ...[...codes].sort((a, b) => a.localeCompare(b))]}
      onChange={({ currentTarget: { value } }) => set({ location: value || undefined, lane: undefined })}
    />
  );
}
