import { Badge, formatMoney, formatNumber, Table, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import classes from './overview.module.css';

function sizeOf({ length, width, height, stackable }: Shipment['handlingUnits'][number]): string {
  const size = `${length} × ${width} × ${height}`;
  return stackable ? t`${size}, stackable` : size;
}

type Commodity = Shipment['handlingUnits'][number]['commodities'][number];

/** `HS 760900, origin US, $2,500.50`. */
function customsText({ hsCode, countryOfOrigin, customsValue }: Commodity): string {
  return [
    hsCode && `HS ${hsCode}`,
    countryOfOrigin && t`origin ${countryOfOrigin}`,
    customsValue && formatMoney(customsValue),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Handling units with what is packed on them, in the units that were entered. */
export function FreightTable({ shipment }: { shipment: Shipment }) {
  const [length, weight] = shipment.units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <Table.ScrollContainer
      minWidth={560}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': t`Freight table` } }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Units`}</Table.Th>
            <Table.Th>{t`Dimensions (${length})`}</Table.Th>
            <Table.Th>{t`Commodity`}</Table.Th>
            <Table.Th>{t`Class`}</Table.Th>
            <Table.Th>NMFC</Table.Th>
            <Table.Th ta="right">{t`Weight (${weight})`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shipment.handlingUnits.flatMap((unit, row) =>
            unit.commodities.map((commodity, line) => (
              <Table.Tr key={`${row}-${line}`}>
                <Table.Td className={classes.exact}>{line === 0 && `${unit.count} ${unit.type}`}</Table.Td>
                <Table.Td className={classes.exact}>{line === 0 && sizeOf(unit)}</Table.Td>
                <Table.Td>
                  {commodity.description ?? t`Freight`}{' '}
                  {customsText(commodity) && (
                    <Text size="sm" c="dimmed">
                      {customsText(commodity)}
                    </Text>
                  )}
                  {commodity.hazmat && <Badge color="red" size="xs">{t`hazmat ${commodity.hazmat.unNumber}`}</Badge>}
                </Table.Td>
                <Table.Td>{commodity.freightClass ?? t`By density`}</Table.Td>
                <Table.Td>
                  {commodity.nmfc ? [commodity.nmfc, commodity.nmfcSub].filter(Boolean).join('-') : '–'}
                </Table.Td>
                <Table.Td ta="right">{formatNumber(commodity.weight)}</Table.Td>
              </Table.Tr>
            )),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
