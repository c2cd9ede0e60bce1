import { type AccessorialCode, accessorialName } from '@lading/trade';
import { DETAILED_CODES } from '@lading/trade/schemas';
import { IconX, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import classes from './services.module.css';
import type { QuoteFormValues } from '../values/quote-form-values';
import { useLiveRating } from '../result/live-rating';
import { ServiceSearch } from './ServiceSearch';
import { WaiveService } from './WaiveService';

const AccessorialDetails = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './AccessorialDetails')).AccessorialDetails,
}));

const hasDetails = (code: AccessorialCode): boolean => DETAILED_CODES.some((detailed) => detailed === code);

/** Requested services as chips, those that the freight calls for with their reason, and those that are not needed. */
export function ServicesField() {
  const { control, setValue } = useFormContext<QuoteFormValues>();
  const { field, fieldState } = useController({ control, name: 'accessorials' });
  const waived = useWatch({ control, name: 'waivedAccessorials' });
  const { result } = useLiveRating();
  const [waiving, setWaiving] = useState<AccessorialCode | null>(null);
  const isWaived = (code: string) => waived.some((waiver) => waiver.code === code);
  const inferred = (result?.derived.inferredAccessorials ?? []).filter(({ code }) => !isWaived(code));
  const requested = field.value.filter((code) => !inferred.some((one) => one.code === code));
  const changeWaived = (next: QuoteFormValues['waivedAccessorials']) =>
    setValue('waivedAccessorials', next, { shouldDirty: true });
  const remove = (code: AccessorialCode) => field.onChange(field.value.filter((one) => one !== code));
  const waive = (code: AccessorialCode, reason: string) => {
    changeWaived([...waived, { code, reason }]);
    remove(code);
    setWaiving(null);
  };
  return (
    <div className={classes.services}>
      <ServiceSearch
        taken={[...field.value, ...inferred.map(({ code }) => code)]}
        error={fieldState.error?.message}
        onAdd={(code) => {
          if (isWaived(code)) changeWaived(waived.filter((waiver) => waiver.code !== code));
          field.onChange([...field.value, code]);
        }}
      />
      <ul className={classes.chips} aria-label={t`Services`}>
        {requested.map((code) => (
          <Chip
            key={code}
            name={accessorialName(code)}
            action={t`Remove ${accessorialName(code)}`}
            onAct={() => remove(code)}
          />
        ))}
        {inferred.map(({ code, reason }) => (
          <Chip
            key={code}
            kind="inferred"
            name={accessorialName(code)}
            reason={reason}
            action={t`Not needed: ${accessorialName(code)}`}
            onAct={() => setWaiving(code as AccessorialCode)}
          />
        ))}
        {waived.map(({ code, reason }) => (
          <li key={code} className={classes.chip} data-kind="waived">
            <s>{accessorialName(code)}</s>
            <span className={classes.reason} title={reason}>
              {reason}
            </span>
            <UnstyledButton
              className={classes.again}
              aria-label={t`Add ${accessorialName(code)} again`}
              onClick={() => changeWaived(waived.filter((waiver) => waiver.code !== code))}
            >
              <Trans>Add again</Trans>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {waiving && <WaiveService code={waiving} onWaive={waive} onClose={() => setWaiving(null)} />}
      {field.value.some(hasDetails) && (
        <Suspense fallback={null}>
          <AccessorialDetails />
        </Suspense>
      )}
    </div>
  );
}

interface ChipProps {
  kind?: 'inferred';
  name: string;
  reason?: string;
  /** Accessible name of the button. */
  action: string;
  onAct(): void;
}

function Chip({ kind, name, reason, action, onAct }: ChipProps) {
  return (
    <li className={classes.chip} data-kind={kind}>
      {name}
      {reason && (
        <span className={classes.reason} title={reason}>
          {reason}
        </span>
      )}
      <UnstyledButton className={classes.remove} aria-label={action} onClick={onAct}>
        <IconX size={14} aria-hidden="true" />
      </UnstyledButton>
    </li>
  );
}
