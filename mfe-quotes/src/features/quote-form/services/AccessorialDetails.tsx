import { accessorialName, LIMITS, placeTypeOptions } from '@lading/trade';
import { DETAILED_CODES, type DetailedCode, detailsOf, type DetailValues } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { FunctionComponent } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../fields/fields';
import { ContactFields, PartyFields } from '../fields/PartyFields';
import classes from '../quote-form.module.css';
import { currencyOptions } from '../folds/ValueSection';

/** What the requested services need to know, such as the amount of a COD. The fields follow the API's table. */
export function AccessorialDetails() {
  const codes = useWatch({ name: 'accessorials' }) as string[];
  return DETAILED_CODES.filter((code) => codes.includes(code)).map((code) => (
    <fieldset key={code} className={classes.details}>
      <legend>{accessorialName(code)}</legend>
      <div className={classes.detailFields}>
        {detailsOf(code).map(({ field }) => (
          <DetailField key={field} code={code} field={field} />
        ))}
      </div>
    </fieldset>
  ));
}

const feeOptions = () => [
  { value: '', label: t`Choose` },
  { value: 'prepaid', label: t`Shipper pays the fee` },
  { value: 'collect', label: t`Consignee pays the fee` },
];

const timeCriticalOptions = () => [
  { value: '', label: t`Choose` },
  { value: 'on', label: t`Deliver on the date` },
  { value: 'on_or_after', label: t`Deliver on or after the date` },
  { value: 'by', label: t`Deliver by the date` },
  { value: 'window', label: t`Deliver within the days` },
];

interface DetailProps {
  code: DetailedCode;
  path: `accessorialDetails.${DetailedCode}`;
}

function Amount({ code, path }: DetailProps) {
  return (
    <>
      <TextField
        path={`${path}.amount.amount`}
        label={code === 'COD' ? t`Amount to collect` : t`Value to cover`}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField path={`${path}.amount.currency`} label={t`Currency`} data={currencyOptions()} />
    </>
  );
}

function Day({ code, path }: DetailProps) {
  return (
    <TextField
      path={`${path}.date`}
      type="date"
      label={code === 'TCS' ? t`Delivery day` : t`Appointment day`}
      description={code === 'APTP' ? t`Pickup day if empty` : undefined}
    />
  );
}

/** Only a window has a last day. */
function LastDay({ path }: DetailProps) {
  const type = useWatch({ name: `${path}.type` }) as DetailValues['type'];
  return type === 'window' && <TextField path={`${path}.endDate`} type="date" label={t`Last delivery day`} />;
}

const INPUTS: Record<keyof DetailValues, FunctionComponent<DetailProps>> = {
  amount: Amount,
  remitTo: ({ path }) => <PartyFields path={`${path}.remitTo`} title={t`Remit to`} />,
  feeTerms: ({ path }) => (
    <SelectField path={`${path}.feeTerms`} label={t`COD fee`} data={feeOptions()} required withAsterisk={false} />
  ),
  checkAccepted: ({ path }) => <CheckField path={`${path}.checkAccepted`} label={t`Customer check accepted`} />,
  date: Day,
  from: ({ path }) => <TextField path={`${path}.from`} type="time" label={t`From`} />,
  to: ({ path }) => <TextField path={`${path}.to`} type="time" label={t`Until`} />,
  endDate: LastDay,
  contact: ({ path }) => <ContactFields path={`${path}.contact`} title={t`Appointment contact (optional)`} />,
  confirmationNumber: ({ path }) => (
    <TextField
      path={`${path}.confirmationNumber`}
      label={t`Confirmation number`}
      maxLength={LIMITS.reference}
      autoComplete="off"
    />
  ),
  pieces: ({ path }) => <TextField path={`${path}.pieces`} label={t`Pieces`} inputMode="numeric" autoComplete="off" />,
  type: ({ path }) => (
    <SelectField path={`${path}.type`} label={t`Service`} data={timeCriticalOptions()} required withAsterisk={false} />
  ),
  placeType: ({ path }) => (
    <SelectField
      path={`${path}.placeType`}
      label={t`Location type`}
      data={[{ value: '', label: t`Same as the stop` }, ...placeTypeOptions()]}
    />
  ),
};

function DetailField({ code, field }: { code: DetailedCode; field: keyof DetailValues }) {
  const Input = INPUTS[field];
  return <Input code={code} path={`accessorialDetails.${code}`} />;
}
