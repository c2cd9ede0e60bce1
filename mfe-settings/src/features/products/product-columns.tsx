import type { Column } from '@lading/mfe-kit';
import { packagingName } from '@lading/trade';
import { Badge, formatMoney, formatNumber, Group, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Product } from '../../shared/types';
import { ProductActions } from './ProductActions';

export const EVIDENCE = { measured: msg`Measured`, spec: msg`Spec sheet`, estimate: msg`Estimate` } as const;

const COLUMNS: Column<Product>[] = [
  {
    id: 'product',
    header: msg`Product`,
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
  { id: 'class', header: msg`Class`, cell: ({ freightClass }) => freightClass ?? t`By density` },
  { id: 'nmfc', header: msg`NMFC`, cell: ({ nmfc, nmfcSub }) => [nmfc, nmfcSub].filter(Boolean).join('-') },
  { id: 'unit', header: msg`Handling unit`, cell: (product) => <HandlingUnit {...product} /> },
  {
    id: 'value',
    header: msg`Value per unit`,
    align: 'right',
    cell: ({ declaredValue }) => declaredValue && formatMoney(declaredValue),
  },
];

/** Columns of the list, with actions for users who may edit. */
export const productColumns = (onEdit: ((product: Product) => void) | null): Column<Product>[] =>
  onEdit
    ? [
        ...COLUMNS,
        {
          id: 'actions',
          header: msg`Actions`,
          phone: 'corner',
          cell: (product) => <ProductActions product={product} onEdit={() => onEdit(product)} />,
        },
      ]
    : COLUMNS;

/** A product on a phone, below its description. */
export function ProductCard({ product }: { product: Product }) {
  const { freightClass, nmfc, nmfcSub, declaredValue } = product;
  const item = [nmfc, nmfcSub].filter(Boolean).join('-');
  const facts = [
    freightClass ? t`Class ${freightClass}` : t`Class by density`,
    item && t`NMFC ${item}`,
    declaredValue && t`${formatMoney(declaredValue)} per unit`,
  ];
  return (
    <>
      <div>{facts.filter(Boolean).join(', ')}</div>
      <HandlingUnit {...product} />
    </>
  );
}

function HandlingUnit({ handlingUnit, units = 'imperial' }: Product) {
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
