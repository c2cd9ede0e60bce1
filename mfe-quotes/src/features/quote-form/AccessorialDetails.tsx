import { accessorialName, LIMITS, placeTypeOptions } from '@lading/trade';
import { DETAILED_CODES, type DetailedCode, detailsOf, type DetailValues } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from './fields/fields';
import { ContactFields, PartyFields } from './fields/PartyFields';
import classes from './quote-form.module.css';
import { currencyOptions } from './ValueSection';

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

function DetailField({ code, field }: { code: DetailedCode; field: keyof DetailValues }) {
  const path = `accessorialDetails.${code}` as const;
  switch (field) {
    case 'amount':
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
    case 'remitTo':
      return <PartyFields path={`${path}.remitTo`} title={t`Send the money to`} />;
    case 'feeTerms':
      return <SelectField path={`${path}.feeTerms`} label={t`COD fee`} data={feeOptions()} />;
    case 'checkAccepted':
      return <CheckField path={`${path}.checkAccepted`} label={t`Customer check accepted`} />;
    case 'date':
      return (
        <TextField
          path={`${path}.date`}
          type="date"
          label={code === 'TCS' ? t`Delivery day` : t`Appointment day`}
          description={code === 'APTP' ? t`Pickup day if empty` : undefined}
        />
      );
    case 'from':
      return <TextField path={`${path}.from`} type="time" label={t`From`} />;
    case 'to':
      return <TextField path={`${path}.to`} type="time" label={t`Until`} />;
    case 'endDate':
      return <LastDay code={code} />;
    case 'contact':
      return <ContactFields path={`${path}.contact`} title={t`Appointment contact (optional)`} />;
    case 'confirmationNumber':
      return (
        <TextField
          path={`${path}.confirmationNumber`}
          label={t`Confirmation number`}
          maxLength={LIMITS.reference}
          autoComplete="off"
        />
      );
    case 'pieces':
      return <TextField path={`${path}.pieces`} label={t`Pieces`} inputMode="numeric" autoComplete="off" />;
    case 'type':
      return <SelectField path={`${path}.type`} label={t`Service`} data={timeCriticalOptions()} />;
    case 'placeType':
      return (
        <SelectField
          path={`${path}.placeType`}
          label={t`Location type`}
          data={[{ value: '', label: t`As the stop` }, ...placeTypeOptions()]}
        />
      );
  }
}

/** Only a window has a last day. */
function LastDay({ code }: { code: DetailedCode }) {
  const path = `accessorialDetails.${code}` as const;
  const type = useWatch({ name: `${path}.type` }) as DetailValues['type'];
  return type === 'window' && <TextField path={`${path}.endDate`} type="date" label={t`Last delivery day`} />;
}
