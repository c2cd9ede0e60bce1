import { Skeleton, Table } from '@lading/ui';
import classes from './data-table.module.css';
import type { Column } from './column';

/** As many rows as a screen has. */
const ROWS = Array.from({ length: 15 }, (_, index) => index);

interface SkeletonBodyProps {
  columns: readonly Pick<Column<never>, 'id' | 'align' | 'from' | 'phone'>[];
  isSelectable: boolean;
}

/** Rows of a table whose data is not loaded yet, in their later size. */
export function SkeletonBody({ columns, isSelectable }: SkeletonBodyProps) {
  return (
    <Table.Tbody className={classes.body}>
      {ROWS.map((row) => (
        <Table.Tr key={row} className={classes.row}>
          {isSelectable && <Table.Td className={classes.select} />}
          {columns.map(({ id, align, from, phone }, index) => (
            <Table.Td
              key={id}
              className={classes.cell}
              data-from={from}
              data-phone={index === 0 ? 'title' : phone}
              data-align={align}
            >
              <Skeleton height={12} width={`${50 + ((row * 7 + index * 13) % 35)}%`} className={classes.bone} />
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}
