import { formatDate, LineChart, SegmentedControl } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FuelPrice } from '../../../shared/types';

/** Weekly prices of one index over time; nothing with fewer than two weeks of each. Prices are sorted newest first. */
export function FuelChart({ prices }: { prices: readonly FuelPrice[] }) {
  const [chosen, setChosen] = useState<string>();
  const byIndex = Map.groupBy(prices, ({ index }) => index);
  const indexes = [...byIndex.keys()].filter((index) => byIndex.get(index)!.length > 1).sort(nationalFirst);
  const index = indexes.find((known) => known === chosen) ?? indexes[0];
  if (index === undefined) return null;
  return (
    <div>
      {indexes.length > 1 && (
        <SegmentedControl
          aria-label={t`Index in the chart`}
          data={indexes}
          value={index}
          onChange={setChosen}
          mb="sm"
        />
      )}
      <LineChart
        label={t`Chart: Diesel, ${index}`}
        series={[{ id: 'price', label: t`$ per gallon`, tone: 'primary' }]}
        rows={byIndex
          .get(index)!
          .toReversed()
          .map(({ effectiveOn, price }) => ({ label: formatDate(effectiveOn), values: { price: Number(price) } }))}
        format={(value) => `$${value.toFixed(3)}`}
        picture={{ label: t`Save chart as PNG`, fileName: `diesel-${index}` }}
      />
    </div>
  );
}

const nationalFirst = (left: string, right: string): number =>
  Number(right === 'US') - Number(left === 'US') || left.localeCompare(right);
