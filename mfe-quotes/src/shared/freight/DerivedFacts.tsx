import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Derived } from '../api/types';
import classes from './derived-facts.module.css';
import { describeMode } from './mode-words';

const KILOGRAMS_PER_POUND = 0.45359237;
const CUBIC_METRES_PER_CUBIC_FOOT = 0.028316846592;

interface Fact {
  label: string;
  value: string;
  /** The same in metric units. */
  metric?: string;
  /** Where it comes from. */
  note?: string;
}

/** What follows from the freight itself, in the trade's units; metric requests also see kilograms and cubic metres. */
export function DerivedFacts({ derived, metric }: { derived: Derived; metric: boolean }) {
  const classesByDensity = [...new Set(derived.units.map(({ densityClass }) => densityClass))];
  const facts: Fact[] = [
    {
      label: t`Weight`,
      value: t`${formatNumber(derived.totalWeight)} lb`,
      metric: t`${formatNumber(derived.totalWeight * KILOGRAMS_PER_POUND, 0)} kg`,
    },
    { label: t`Density`, value: t`${formatNumber(derived.densityPcf)} lb/cu ft` },
    { label: t`Class by density`, value: classesByDensity.join(', ') },
    {
      label: t`Cube`,
      value: t`${formatNumber(derived.cubicFeet, 1)} cu ft`,
      metric: t`${formatNumber(derived.cubicFeet * CUBIC_METRES_PER_CUBIC_FOOT, 1)} m³`,
    },
    { label: t`Linear feet`, value: t`${formatNumber(derived.linearFeet, 1)} ft` },
    {
      label: t`Distance`,
      value: derived.miles === null ? t`unknown` : t`${formatNumber(derived.miles, 0)} mi`,
      note: derived.milesBasis ?? t`estimated`,
    },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {metric && fact.metric && <span className={classes.metric}>{fact.metric}</span>}
            {fact.note && <span className={classes.because}> {fact.note}</span>}
          </dd>
        </div>
      ))}
      <div className={classes.modes}>
        <dt>
          <Trans>Fits</Trans>
        </dt>
        {derived.modes.map(describeMode).map(({ name, because }) => (
          <dd key={name}>
            {name} <span className={classes.because}>{because}</span>
          </dd>
        ))}
      </div>
    </dl>
  );
}
