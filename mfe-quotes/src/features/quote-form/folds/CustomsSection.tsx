import { incotermOptions, LIMITS } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../fields/fields';
import { ContactFields, PartyFields } from '../fields/PartyFields';
import classes from '../quote-form.module.css';
import type { QuoteFormValues } from '../values/quote-form-values';
import { currencyOptions } from './ValueSection';

/** Declaration for customs. */
export function CustomsSection() {
  const { control } = useFormContext<QuoteFormValues>();
  const [otherImporter, hasBroker, units] = useWatch({
    control,
    name: ['customs.otherImporter', 'customs.hasBroker', 'units'],
  });
  return (
    <>
      <Goods />
      <div className={classes.party}>
        <SelectField path="customs.incoterm" label={t`Incoterm`} data={incotermOptions()} />
        <TextField path="customs.incotermPlace" label={t`Named place`} maxLength={LIMITS.city} autoComplete="off" />
        <TextField
          path="customs.reasonForExport"
          label={t`Reason for export`}
          placeholder={t`Sale`}
          maxLength={LIMITS.reference}
          autoComplete="off"
        />
        <TextField
          path="customs.exporterTaxNumber"
          label={t`Exporter tax number`}
          maxLength={LIMITS.reference}
          autoComplete="off"
        />
        <TextField
          path="customs.netWeight"
          label={units === 'metric' ? t`Net weight, kg` : t`Net weight, lb`}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          path="customs.marks"
          label={t`Marks and numbers`}
          maxLength={LIMITS.description}
          autoComplete="off"
        />
      </div>
      <CheckField path="customs.otherImporter" label={t`The importer of record is not the consignee`} />
      {otherImporter && <CustomsParty path="customs.importer" title={t`Importer of record`} />}
      <CheckField path="customs.hasBroker" label={t`A customs broker declares the freight`} />
      {hasBroker && <CustomsParty path="customs.broker" title={t`Customs broker`} />}
    </>
  );
}

/** HS code, origin and value of each commodity. */
function Goods() {
  const { control } = useFormContext<QuoteFormValues>();
  const items = useWatch({ control, name: 'handlingUnits' });
  return items.flatMap(({ commodities }, row) =>
    commodities.map(({ description }, index) => {
      const path = `handlingUnits.${row}.commodities.${index}` as const;
      const name = description || t`Item ${row + 1}`;
      return (
        <fieldset key={path} className={classes.details}>
          <legend>{name}</legend>
          <div className={classes.party}>
            <TextField path={`${path}.hsCode`} label={t`HS code`} inputMode="numeric" autoComplete="off" />
            <TextField path={`${path}.countryOfOrigin`} label={t`Country of origin`} maxLength={2} autoComplete="off" />
            <TextField path={`${path}.customsValue.amount`} label={t`Value`} inputMode="decimal" autoComplete="off" />
            <SelectField path={`${path}.customsValue.currency`} label={t`Currency`} data={currencyOptions()} />
          </div>
        </fieldset>
      );
    }),
  );
}

function CustomsParty({ path, title }: { path: 'customs.importer' | 'customs.broker'; title: string }) {
  return (
    <>
      <PartyFields path={path} title={title} />
      <div className={classes.party}>
        <TextField
          path={`${path}.number`}
          label={t`Importer number or filer code`}
          maxLength={LIMITS.reference}
          autoComplete="off"
        />
      </div>
      <ContactFields path={`${path}.contact`} title={t`Contact (optional)`} />
    </>
  );
}
