import { Checkbox, Table, VisuallyHidden } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useNow } from '../../shared/use-now';
import type { ShipmentSummary } from '../../shared/types';
import type { Column } from './columns';
import classes from './shipment-table.module.css';
import type { Selection } from './use-selection';

export interface ShipmentTableProps {
  shipments: readonly ShipmentSummary[];
  columns: readonly Column[];
  /** Absent for those who may print nothing. */
  selection?: Selection;
  /** Shown while the next answer is on its way. */
  stale: boolean;
}

/** Shipments as a table; on a phone each row stands as a card. A click anywhere on a row opens it. */
export function ShipmentTable({ shipments, columns, selection, stale }: ShipmentTableProps) {
  const now = useNow();
  return (
    <div className={classes.frame} data-stale={stale || undefined}>
      <Table highlightOnHover className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className={classes.select}>
                <SelectAll shipments={shipments} selection={selection} />
              </Table.Th>
            )}
            {columns.map(({ id, label }) => (
              <Table.Th key={id} ta={id === 'total' ? 'right' : undefined}>
                {i18n._(label)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shipments.map((shipment) => (
            <Table.Tr
              key={shipment.id}
              className={classes.row}
              data-selected={selection?.ids.has(shipment.id) || undefined}
            >
              {selection && (
                <Table.Td className={classes.select}>
                  <Checkbox
                    aria-label={t`Select ${shipment.number}`}
                    checked={selection.ids.has(shipment.id)}
                    onChange={() => selection.toggle([shipment.id])}
                  />
                </Table.Td>
              )}
              {columns.map(({ id, label, cell }) => (
                <Table.Td key={id} data-column={id} data-label={i18n._(label)}>
                  {cell(shipment, now)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function SelectAll({
  shipments,
  selection: { ids, toggle },
}: {
  shipments: readonly ShipmentSummary[];
  selection: Selection;
}) {
  const here = shipments.map(({ id }) => id);
  const count = here.filter((id) => ids.has(id)).length;
  return (
    <>
      <Checkbox
        aria-label={t`Select all on this page`}
        checked={count > 0 && count === here.length}
        indeterminate={count > 0 && count < here.length}
        onChange={() => toggle(here)}
      />
      <VisuallyHidden>{t`Selection`}</VisuallyHidden>
    </>
  );
}
