import { Badge, formatMoney, formatNumber, Group, Text } from '@lading/ui';
import type { Column } from '../../shared/Records';
import { packagingName } from '../../shared/trade/packaging';
import type { Product } from '../../shared/types';

export const EVIDENCE = { measured: 'Measured', spec: 'Spec sheet', estimate: 'Estimate' } as const;

/** What a list says of a product. */
export const PRODUCT_COLUMNS: Column<Product>[] = [
  {
    name: 'Product',
    cell: ({ description, hazmat }) => (
      <Group gap="xs">
        <strong>{description}</strong>
        {hazmat && (
          <Badge color="yellow" variant="light">
            {hazmat.unNumber}
          </Badge>
        )}
      </Group>
    ),
  },
  { name: 'Class', cell: ({ freightClass }) => freightClass ?? 'By density' },
  { name: 'NMFC', cell: ({ nmfc, nmfcSub }) => [nmfc, nmfcSub].filter(Boolean).join('-') },
  { name: 'Usual unit', cell: (product) => <UsualUnit {...product} /> },
  { name: 'Value of a unit', cell: ({ declaredValue }) => declaredValue && formatMoney(declaredValue) },
];

function UsualUnit({ handlingUnit, units = 'imperial' }: Product) {
  if (!handlingUnit) return null;
  const { type, length, width, height, weight, evidence } = handlingUnit;
  const [side, mass] = units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <div>
      {packagingName(type)}, {[length, width, height].map((value) => formatNumber(value)).join(' × ')} {side}, {formatNumber(weight)} {mass}
      {evidence && (
        <Text c="dimmed" size="sm">
          {EVIDENCE[evidence]}
        </Text>
      )}
    </div>
  );
}
