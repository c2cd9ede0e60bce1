import { packagingName } from '@lading/trade';
import { Badge, formatMoney, formatNumber, Group, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Column } from '../../shared/Records';
import type { Product } from '../../shared/types';

export const EVIDENCE = { measured: msg`Measured`, spec: msg`Spec sheet`, estimate: msg`Estimate` } as const;

/** What a list says of a product. */
export const PRODUCT_COLUMNS: Column<Product>[] = [
  {
    name: msg`Product`,
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
  { name: msg`Class`, cell: ({ freightClass }) => freightClass ?? t`By density` },
  { name: msg`NMFC`, cell: ({ nmfc, nmfcSub }) => [nmfc, nmfcSub].filter(Boolean).join('-') },
  { name: msg`Usual unit`, cell: (product) => <UsualUnit {...product} /> },
  { name: msg`Value of a unit`, cell: ({ declaredValue }) => declaredValue && formatMoney(declaredValue) },
];

function UsualUnit({ handlingUnit, units = 'imperial' }: Product) {
  if (!handlingUnit) return null;
  const { type, length, width, height, weight, evidence } = handlingUnit;
  const [side, mass] = units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <div>
      {packagingName(type)}, {[length, width, height].map((value) => formatNumber(value)).join(' × ')} {side},{' '}
      {formatNumber(weight)} {mass}
      {evidence && (
        <Text c="dimmed" size="sm">
          {i18n._(EVIDENCE[evidence])}
        </Text>
      )}
    </div>
  );
}
