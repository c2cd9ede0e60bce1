import { NativeSelect } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { TermField } from './TermField';
import { type TermColumn, TermRows } from './TermRows';

const bases = () => [
  { value: 'flat', label: t`Flat` },
  { value: 'unit', label: t`Each handling unit` },
  { value: 'cwt', label: t`Per 100 lb` },
  { value: 'percent', label: t`Share of the net` },
];
const COLUMNS: TermColumn[] = [
  { key: 'code', label: msg`Code` },
  { key: 'basis', label: msg`Charged` },
  { key: 'price', label: msg`Price` },
  { key: 'minimum', label: msg`At least` },
  { key: 'maximum', label: msg`At most` },
];
/** Field of the document that holds the price. */
const PRICE: Record<string, string> = { cwt: 'rate', percent: 'bps' };

/** Prices of accessorial services. */
export function AccessorialTerms() {
  return (
    <TermRows
      name="terms.accessorials"
      words={{
        all: t`accessorials`,
        one: (number) => t`accessorial ${number}`,
        add: t`Add an accessorial`,
        remove: (number) => t`Remove accessorial ${number}`,
      }}
      columns={COLUMNS}
      none={t`The carrier charges for no service besides the haul.`}
      first={{ code: '', basis: 'flat', amount: '' }}
      cell={(path, column, label) => <Cell path={path} column={column.key} label={label} />}
    />
  );
}

function Cell({ path, column, label }: { path: string; column: string; label: string }) {
  const { register } = useFormContext();
  const row = path.slice(0, path.lastIndexOf('.'));
  const basis = useWatch({ name: `${row}.basis` }) as string;
  if (column === 'basis') return <NativeSelect {...register(path)} aria-label={label} data={bases()} />;
  if (column === 'price') return <TermField name={`${row}.${PRICE[basis] ?? 'amount'}`} label={label} hideLabel />;
  if (column === 'code' || basis === 'cwt') return <TermField name={path} label={label} hideLabel />;
  return null;
}
