import { FormSelect } from '@lading/mfe-kit';
import { msg, t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { TermField } from './TermField';
import { type TermColumn, TermRows } from './TermRows';

const bases = () => [
  { value: 'flat', label: t`Flat` },
  { value: 'unit', label: t`Per handling unit` },
  { value: 'cwt', label: t`Per 100 lb` },
  { value: 'percent', label: t`Percent of net` },
];
const COLUMNS: TermColumn[] = [
  { key: 'code', label: msg`Code` },
  { key: 'basis', label: msg`Basis` },
  { key: 'price', label: msg`Price` },
  { key: 'minimum', label: msg`Minimum` },
  { key: 'maximum', label: msg`Maximum` },
];
/** Field of the document with the price. */
const PRICE: Record<string, string> = { cwt: 'rate', percent: 'bps' };

/** Prices of accessorial services. */
export function AccessorialTerms() {
  return (
    <TermRows
      name="terms.accessorials"
      labels={{
        all: t`accessorials`,
        one: (number) => t`accessorial ${number}`,
        add: t`Add accessorial`,
        remove: (number) => t`Remove accessorial ${number}`,
      }}
      columns={COLUMNS}
      none={t`No accessorials.`}
      first={{ code: '', basis: 'flat', amount: '' }}
      cell={(path, column, label) => <Cell path={path} column={column.key} label={label} />}
    />
  );
}

function Cell({ path, column, label }: { path: string; column: string; label: string }) {
  const row = path.slice(0, path.lastIndexOf('.'));
  const basis = useWatch({ name: `${row}.basis` }) as string;
  if (column === 'basis') return <FormSelect name={path} aria-label={label} data={bases()} />;
  if (column === 'price') return <TermField name={`${row}.${PRICE[basis] ?? 'amount'}`} label={label} hideLabel />;
  if (column === 'code' || basis === 'cwt') return <TermField name={path} label={label} hideLabel />;
  return null;
}
