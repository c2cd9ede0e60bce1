import { NativeSelect } from '@lading/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { TermField } from './TermField';
import { type TermColumn, TermRows } from './TermRows';

const BASES = [
  { value: 'flat', label: 'Flat' },
  { value: 'unit', label: 'Each handling unit' },
  { value: 'cwt', label: 'Per 100 lb' },
  { value: 'percent', label: 'Share of the net' },
];
const COLUMNS: TermColumn[] = [
  { key: 'code', label: 'Code' },
  { key: 'basis', label: 'Charged' },
  { key: 'price', label: 'Price' },
  { key: 'minimum', label: 'At least' },
  { key: 'maximum', label: 'At most' },
];
/** Field of the document that holds the price. */
const PRICE: Record<string, string> = { cwt: 'rate', percent: 'bps' };

/** Prices of accessorial services. */
export function AccessorialTerms() {
  return (
    <TermRows
      name="terms.accessorials"
      item="accessorial"
      columns={COLUMNS}
      none="The carrier charges for no service besides the haul."
      first={{ code: '', basis: 'flat', amount: '' }}
      cell={(path, column, label) => <Cell path={path} column={column.key} label={label} />}
    />
  );
}

function Cell({ path, column, label }: { path: string; column: string; label: string }) {
  const { register } = useFormContext();
  const row = path.slice(0, path.lastIndexOf('.'));
  const basis = useWatch({ name: `${row}.basis` }) as string;
  if (column === 'basis') return <NativeSelect {...register(path)} aria-label={label} data={BASES} />;
  if (column === 'price') return <TermField name={`${row}.${PRICE[basis] ?? 'amount'}`} label={label} hideLabel />;
  if (column === 'code' || basis === 'cwt') return <TermField name={path} label={label} hideLabel />;
  return null;
}
