import { LIMITS } from '@lading/trade';
import { t } from '@lingui/core/macro';
import classes from '../quote-form.module.css';
import type { DetailedCode } from '@lading/trade/schemas';
import type { StopPath } from '../values/quote-form-values';
import { SelectField, TextField } from './fields';

type PartyPath =
  'payment.billTo' | 'customs.importer' | 'customs.broker' | `accessorialDetails.${DetailedCode}.remitTo`;
type ContactPath =
  | `${StopPath}.contact`
  | `${'payment.billTo' | 'customs.importer' | 'customs.broker' | `accessorialDetails.${DetailedCode}`}.contact`;

const countryOptions = () => [
  { value: 'US', label: t`United States` },
  { value: 'CA', label: t`Canada` },
];

/** Name and mailing address of a company. */
export function PartyFields({ path, title }: { path: PartyPath; title: string }) {
  return (
    <div className={classes.party} role="group" aria-label={title}>
      <TextField path={`${path}.name`} label={title} maxLength={LIMITS.stopName} autoComplete="off" />
      <TextField path={`${path}.address1`} label={t`Street or PO box`} maxLength={LIMITS.address} autoComplete="off" />
      <TextField path={`${path}.address2`} label={t`Suite`} maxLength={LIMITS.address} autoComplete="off" />
      <TextField path={`${path}.city`} label={t`City`} maxLength={LIMITS.city} autoComplete="off" />
      <TextField path={`${path}.state`} label={t`State or province`} maxLength={2} autoComplete="off" />
      <TextField path={`${path}.postalCode`} label={t`Postal code`} maxLength={LIMITS.postalCode} autoComplete="off" />
      <SelectField path={`${path}.country`} label={t`Country`} data={countryOptions()} />
    </div>
  );
}

/** A person with phone, optional as a whole. */
export function ContactFields({
  path,
  title,
  nameLabel = title,
}: {
  path: ContactPath;
  title: string;
  nameLabel?: string;
}) {
  return (
    <div className={classes.party} role="group" aria-label={title}>
      <TextField path={`${path}.name`} label={nameLabel} maxLength={LIMITS.personName} autoComplete="off" />
      <TextField path={`${path}.phone`} label={t`Phone`} type="tel" maxLength={30} autoComplete="off" />
      <TextField path={`${path}.extension`} label={t`Extension`} inputMode="numeric" maxLength={6} autoComplete="off" />
      <TextField path={`${path}.email`} label={t`Email`} type="email" maxLength={254} autoComplete="off" />
    </div>
  );
}
