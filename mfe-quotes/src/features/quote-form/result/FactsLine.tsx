import { formatNumber, IconChevronRight, SkeletonRows, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useId, useState } from 'react';
import type { Derived } from '../../../shared/api/types';
import classes from './result-panel.module.css';

const KILOGRAMS_PER_POUND = 0.45359237;

const FactsDetails = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-facts" */ './FactsDetails')).FactsDetails,
}));

/** Derived values in one line, which opens to all of them with the trailer. */
export function FactsLine({ derived, metric }: { derived: Derived; metric: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const classesByDensity = [...new Set(derived.units.map(({ densityClass }) => densityClass))].join(', ');
  const facts = [
    metric
      ? t`${formatNumber(derived.totalWeight * KILOGRAMS_PER_POUND, 0)} kg`
      : t`${formatNumber(derived.totalWeight)} lb`,
    t`${formatNumber(derived.cubicFeet, 1)} cu ft`,
    t`${formatNumber(derived.densityPcf)} lb/cu ft`,
    t`class ${classesByDensity}`,
    t`${formatNumber(derived.linearFeet, 1)} linear ft`,
  ];
  return (
    <div>
      <UnstyledButton className={classes.facts} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </UnstyledButton>
      {open && (
        <div id={id} className={classes.factsDetails}>
          <Suspense fallback={<SkeletonRows rows={3} height={44} />}>
            <FactsDetails derived={derived} metric={metric} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
