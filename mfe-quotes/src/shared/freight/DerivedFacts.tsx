import { Term, type TermName } from '@lading/trade/glossary';
import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Derived } from '../api/types';
import { Hint } from '../Hint';
import classes from './derived-facts.module.css';
import { describeMode } from './mode-words';

const KILOGRAMS_PER_POUND = 0.45359237;
const CUBIC_METRES_PER_CUBIC_FOOT = 0.028316846592;

interface Fact {
  label: string;
  value: string;
  /** The same in metric units. */
  metric?: string;
  /** How it was found. */
  hint?: string;
  term?: TermName;
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
    { label: t`Density`, term: 'density', value: t`${formatNumber(derived.densityPcf)} lb/cu ft` },
    { label: t`Class by density`, term: 'freightClass', value: classesByDensity.join(', ') },
    {
      label: t`Cube`,
      value: t`${formatNumber(derived.cubicFeet, 1)} cu ft`,
      metric: t`${formatNumber(derived.cubicFeet * CUBIC_METRES_PER_CUBIC_FOOT, 1)} m³`,
    },
    { label: t`Linear feet`, term: 'linearFeet', value: t`${formatNumber(derived.linearFeet, 1)} ft` },
    milesOf(derived),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            {fact.term ? <Term of={fact.term}>{fact.label}</Term> : fact.label}{' '}
            {fact.hint && <Hint about={fact.label}>{fact.hint}</Hint>}
          </dt>
          <dd>
            {fact.value}
            {metric && fact.metric && <span className={classes.metric}>{fact.metric}</span>}
          </dd>
        </div>
      ))}
      <div className={classes.modes}>
        <dt>
          <Trans>Fits</Trans>
        </dt>
        {derived.modes.map(describeMode).map(({ name, term, because }) => (
          <dd key={name}>
            {term ? <Term of={term}>{name}</Term> : name} <span className={classes.because}>{because}</span>
          </dd>
        ))}
      </div>
    </dl>
  );
}

/** Road miles with their method. Miles of a lane that the company has entered are not estimated. */
function milesOf({ miles, milesBasis }: Derived): Fact {
  const basis = milesBasis ?? t`estimated`;
  const isEntered = milesBasis === 'your lane miles';
  return {
    label: isEntered ? t`Road miles` : t`Estimated road miles`,
    value: miles === null ? t`unknown` : t`${formatNumber(miles, 0)} mi`,
    hint: isEntered
      ? t`Entered by your company for this lane.`
      : t`Measured over highways and ferries between the two areas: ${basis}. Enter known miles of a lane in the carrier settings.`,
  };
}
