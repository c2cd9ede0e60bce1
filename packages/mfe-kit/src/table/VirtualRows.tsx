import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import type { RowData } from './column';
import { TableRows, type TableRowsProps } from './TableRows';

/** Height of a row before it is measured, in pixels. */
const ESTIMATED_ROW = 45;

interface VirtualRowsProps<Row extends RowData> extends TableRowsProps<Row> {
  /** The element that scrolls. */
  frame: HTMLDivElement | null;
}

/** The rows in view and a few around them; all of them on paper. */
export function VirtualRows<Row extends RowData>({ frame, ...props }: VirtualRowsProps<Row>) {
  const { rows } = props.table.getRowModel();
  const isPrinting = usePrinting();
  // eslint-disable-next-line react-hooks/incompatible-library -- concerns the React Compiler, which the build does not use
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    getItemKey: (index) => rows[index]!.id,
    estimateSize: () => ESTIMATED_ROW,
    overscan: 10,
  });
  if (isPrinting) return <TableRows {...props} />;
  const items = virtualizer.getVirtualItems();
  return (
    <TableRows
      {...props}
      indexes={items.map(({ index }) => index)}
      before={items[0]?.start}
      after={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)}
      scrollTo={(index) => virtualizer.scrollToIndex(index)}
      rowRef={virtualizer.measureElement}
    />
  );
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => setPrinting(true);
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
