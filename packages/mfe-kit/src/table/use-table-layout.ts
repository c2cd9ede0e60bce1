import { useLocalStorage, withValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { useMemo } from 'react';
import { useRemote } from '../remote/remote-context';
import type { Column, RowData } from './column';

/** Columns with their widths as URL parameter, so that a saved view keeps them: `columns=shipment,status:140,from`. */
const PARAMETER = 'columns';
const ENTRY = /^([\w-]+)(?::(\d{2,3}))?$/;

/** Width of each column in pixels, by its id. */
export type Widths = Record<string, number>;

interface Stored {
  columns?: string;
  isDense?: boolean;
}

/** A user's choice of columns, their widths and the density of one table. */
export interface TableLayout<Row extends RowData> {
  /** Shown columns, in order. */
  columns: readonly Column<Row>[];
  /** All columns that the user may see. */
  offered: readonly Column<Row>[];
  widths: Widths;
  /** Whether the user has not chosen columns, so that narrow tables can leave some out. */
  isUsual: boolean;
  isDense: boolean;
  toggle(column: Column<Row>): void;
  setWidths(widths: Widths): void;
  setDense(isDense: boolean): void;
  reset(): void;
  /** The address with these columns, as a saved view keeps it; unchanged with the usual columns. */
  addTo(search: URLSearchParams): URLSearchParams;
}

/** Layout of the table of this name, kept in this browser per user. Columns in the URL, as of a saved view, come first. */
export function useTableLayout<Row extends RowData>(name: string, offered: readonly Column<Row>[]): TableLayout<Row> {
  const { host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const [stored, setStored] = useLocalStorage<Stored>({
    key: `lading.table.${name}.${host.session.user?.id ?? ''}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const ofView = search.get(PARAMETER);
  const text = ofView ?? stored.columns;
  const chosen = useMemo(() => read(text, offered), [text, offered]);
  const choose = (columns: string | undefined) => {
    setStored((current) => ({ ...current, columns }));
    if (ofView !== null) setSearch((current) => withValue(current, PARAMETER, columns), { replace: true });
  };
  return {
    ...chosen,
    offered,
    isUsual: text === undefined,
    isDense: stored.isDense === true,
    toggle: (column) => choose(write(toggled(chosen.columns, column, offered), chosen.widths)),
    setWidths: (widths) => choose(write(chosen.columns, widths)),
    setDense: (isDense) => setStored((current) => ({ ...current, isDense })),
    reset: () => choose(undefined),
    addTo: (current) => withValue(current, PARAMETER, text),
  };
}

function read<Row extends RowData>(text: string | undefined, offered: readonly Column<Row>[]) {
  const entries = (text ?? '').split(',').flatMap((entry) => {
    const [, id, width] = ENTRY.exec(entry) ?? [];
    return id && offered.some((column) => column.id === id) ? [{ id, width }] : [];
  });
  const isShown = ({ id, optional }: Column<Row>, index: number) =>
    index === 0 || (entries.length > 0 ? entries.some((entry) => entry.id === id) : !optional);
  const widths: Widths = Object.fromEntries(
    entries.flatMap(({ id, width }) => (width === undefined ? [] : [[id, Number(width)]])),
  );
  return { columns: offered.filter(isShown), widths };
}

const write = (columns: readonly Column<never>[], widths: Widths): string =>
  columns.map(({ id }) => (widths[id] ? `${id}:${widths[id]}` : id)).join(',');

const toggled = <Row extends RowData>(
  shown: readonly Column<Row>[],
  column: Column<Row>,
  offered: readonly Column<Row>[],
) => offered.filter((known) => (known === column ? !shown.includes(column) : shown.includes(known)));
