import { accessorialName, equipmentName, packagingName, placeTypeLabel } from '@lading/trade';
import { formatNumber, Money, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HandlingUnit, Quote, QuoteRequest, Stop } from '../../shared/api/types';
import { DerivedFacts } from '../../shared/freight/DerivedFacts';
import { RiskBlock } from '../../shared/freight/RiskBlock';
import { toInches } from '../../shared/freight/to-inches';
import { TrailerFloor } from '../../shared/freight/TrailerFloor';
import { WarningList } from '../../shared/freight/WarningList';
import classes from './quote-page.module.css';
import { servicesOf } from '../../shared/requested-services';

/** The request and its derived values. */
export function FreightSummary({ quote: { request, derived } }: { quote: Quote }) {
  const units = request.units ?? 'imperial';
  const floor = request.handlingUnits.map(({ count, length, width, height, stackable = false }) => ({
    count,
    length: toInches(length, units),
    width: toInches(width, units),
    height: toInches(height, units),
    stackable,
  }));
  return (
    <section className={classes.freight} aria-labelledby="freight-heading">
      <Title order={2} id="freight-heading">
        <Trans>Freight</Trans>
      </Title>
      <ul className={classes.units}>
        {request.handlingUnits.map((unit, row) => (
          <UnitLine key={row} unit={unit} metric={units === 'metric'} densityClass={derived.units[row]?.densityClass} />
        ))}
      </ul>
      <Trailer request={request} />
      <Value request={request} />
      <DerivedFacts derived={derived} metric={units === 'metric'} />
      <TrailerFloor rows={floor} />
      <Stops stops={request.stops} />
      <Services request={request} inferred={derived.inferredAccessorials} />
      <References request={request} />
    </section>
  );
}

/** Warnings about the freight, and the risk of a reclass. */
export function FreightChecks({ quote: { derived, offers } }: { quote: Quote }) {
  if (derived.warnings.length === 0 && !derived.risk) return null;
  return (
    <section className={classes.checks} aria-labelledby="checks-heading">
      <Title order={2} id="checks-heading">
        <Trans>Freight checks</Trans>
      </Title>
      <WarningList warnings={derived.warnings} />
      <RiskBlock result={{ derived, offers }} />
    </section>
  );
}

/** Requested trailer and temperature. */
function Trailer({ request: { equipment, temperature } }: { request: QuoteRequest }) {
  if (!equipment) return null;
  return (
    <p className={classes.trailer}>
      {[
        equipmentName(equipment),
        temperature && t`keep at ${temperature.min} to ${temperature.max} °${temperature.unit}`,
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

/** What the freight is worth. */
function Value({ request: { declaredValue } }: { request: QuoteRequest }) {
  if (!declaredValue) return null;
  return (
    <p className={classes.trailer}>
      <Trans>
        Declared value <Money value={declaredValue} />
      </Trans>
    </p>
  );
}

function UnitLine({
  unit,
  metric,
  densityClass,
}: {
  unit: HandlingUnit;
  metric: boolean;
  densityClass: string | undefined;
}) {
  const [side, mass] = metric ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <li>
      {unit.count} × {packagingName(unit.type)}, {unit.length} × {unit.width} × {unit.height} {side},{' '}
      {formatNumber(unit.weight)} {mass}
      {unit.stackable ? `, ${t`stackable`}` : ''}
      {unit.commodities.map((commodity, index) => (
        <span key={index} className={classes.second}>
          {describeCommodity(commodity, densityClass)}
        </span>
      ))}
    </li>
  );
}

function describeCommodity(
  { description, freightClass, nmfc, nmfcSub, hazmat }: HandlingUnit['commodities'][number],
  densityClass = '',
): string {
  return [
    description ?? t`Not described`,
    freightClass ? t`class ${freightClass}` : t`class ${densityClass} by density`,
    nmfc && t`NMFC ${nmfcSub ? `${nmfc}-${nmfcSub}` : nmfc}`,
    hazmat && t`hazardous: ${hazmat.unNumber} ${hazmat.properShippingName}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Services({
  request,
  inferred,
}: {
  request: QuoteRequest;
  inferred: Quote['derived']['inferredAccessorials'];
}) {
  const asked = servicesOf(request);
  const added = inferred.filter(({ code }) => !asked.some((one) => one === code));
  const waived = request.waivedAccessorials ?? [];
  if (asked.length + added.length + waived.length === 0) return null;
  return (
    <div>
      <h3 className={classes.subhead}>
        <Trans>Services</Trans>
      </h3>
      <ul className={classes.units}>
        {asked.map((code) => (
          <li key={code}>{accessorialName(code)}</li>
        ))}
        {added.map(({ code, reason }) => (
          <li key={code}>
            {accessorialName(code)}
            <span className={classes.second}>{reason}</span>
          </li>
        ))}
        {waived.map(({ code, reason }) => (
          <li key={code}>
            <Trans>
              <s>{accessorialName(code)}</s> not needed
            </Trans>
            <span className={classes.second}>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const dockWords = (dock: Stop['dock']): string | null => (dock === true ? t`dock` : dock === false ? t`no dock` : null);

function describeStop(stop: Stop): string {
  const place = [stop.name, stop.address1, stop.address2, stop.city, stop.state, stop.postalCode]
    .filter(Boolean)
    .join(', ');
  switch (stop.type) {
    case 'origin':
      return t`From: ${place}`;
    case 'intermediate':
      return t`Stop: ${place}`;
    case 'destination':
      return t`To: ${place}`;
  }
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  return (
    <div>
      <h3 className={classes.subhead}>
        <Trans>Route</Trans>
      </h3>
      <ul className={classes.units}>
        {stops.map((stop, index) => (
          <li key={index}>
            {describeStop(stop)}
            <span className={classes.second}>
              {[placeTypeLabel(stop.placeType), dockWords(stop.dock)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function References({ request: { references = [], instructions } }: { request: QuoteRequest }) {
  if (references.length === 0 && !instructions) return null;
  return (
    <div>
      <h3 className={classes.subhead}>
        <Trans>References and instructions</Trans>
      </h3>
      <ul className={classes.units}>
        {references.map(({ type, value }) => (
          <li key={type + value}>
            {type} {value}
          </li>
        ))}
        {instructions && <li>{instructions}</li>}
      </ul>
    </div>
  );
}
