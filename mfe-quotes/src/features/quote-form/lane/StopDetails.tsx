import { LIMITS } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { useFormContext } from 'react-hook-form';
import { SelectField, TextField } from '../fields/fields';
import { ContactFields } from '../fields/PartyFields';
import classes from '../quote-form.module.css';
import type { QuoteFormValues, StopPath } from '../values/quote-form-values';
import { PlaceTypeField } from './PlaceTypeField';
import { SaveContact } from './SaveContact';

const dockOptions = () => [
  { value: '', label: t`Not specified` },
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

interface StopDetailsProps {
  path: StopPath;
  /** Omitted inside a group that names the stop. */
  title?: string;
}

/** What booking needs of a stop beyond its postal code. */
export function StopDetails({ path, title }: StopDetailsProps) {
  const { getValues, setValue } = useFormContext<QuoteFormValues>();
  const fields = (
    <>
      <TextField
        path={`${path}.name`}
        label={t`Company or location name`}
        maxLength={LIMITS.stopName}
        autoComplete="off"
        onInput={() => {
          // What a stop has from no contact is its own.
          if (getValues(`${path}.taken`)?.contactId) setValue(`${path}.taken`, null);
        }}
      />
      <div className={classes.pair}>
        <TextField path={`${path}.address1`} label={t`Street address`} maxLength={LIMITS.address} autoComplete="off" />
        <TextField path={`${path}.address2`} label={t`Suite or door`} maxLength={LIMITS.address} autoComplete="off" />
      </div>
      <div className={classes.pair}>
        <PlaceTypeField stop={path} />
        <SelectField path={`${path}.dock`} label={t`Loading dock`} data={dockOptions()} />
      </div>
      <ContactFields path={`${path}.contact`} title={t`Contact`} nameLabel={t`Contact name`} />
      <SaveContact stop={path} />
    </>
  );
  return title ? (
    <fieldset className={classes.stop}>
      <legend>{title}</legend>
      {fields}
    </fieldset>
  ) : (
    fields
  );
}
