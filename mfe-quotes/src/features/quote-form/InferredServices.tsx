import { type AccessorialCode, accessorialName } from '@lading/trade';
import { Button, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Derived } from '../../shared/api/types';
import type { QuoteFormValues } from './quote-form-values';
import classes from './result-panel.module.css';

/** Services that the freight or a stop calls for, each with its reason; one that is not needed is waived with a reason of its own. */
export function InferredServices({ inferred }: { inferred: Derived['inferredAccessorials'] }) {
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const waived = useWatch({ control, name: 'waivedAccessorials' });
  const change = (next: QuoteFormValues['waivedAccessorials']) =>
    setValue('waivedAccessorials', next, { shouldDirty: true });
  const open = inferred.filter(({ code }) => !waived.some((waiver) => waiver.code === code));
  if (open.length === 0 && waived.length === 0) return null;

  const waive = (code: AccessorialCode, reason: string) => {
    change([...waived, { code, reason }]);
    setValue(
      'accessorials',
      getValues('accessorials').filter((asked) => asked !== code),
    );
  };
  return (
    <section aria-label={t`Services added for this freight`}>
      <h3 className={classes.subhead}>
        <Trans>Added for this freight</Trans>
      </h3>
      <ul className={classes.inferred}>
        {open.map(({ code, reason }) => (
          <InferredService key={code} code={code as AccessorialCode} reason={reason} onWaive={waive} />
        ))}
        {waived.map(({ code, reason }) => (
          <li key={code}>
            <div>
              <Trans>
                <s>{accessorialName(code)}</s>, not needed
              </Trans>
              <span className={classes.reason}>{reason}</span>
            </div>
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => change(waived.filter((waiver) => waiver.code !== code))}
            >
              <Trans>Add again</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InferredService({
  code,
  reason,
  onWaive,
}: {
  code: AccessorialCode;
  reason: string;
  onWaive(code: AccessorialCode, reason: string): void;
}) {
  const [why, setWhy] = useState<string | null>(null);
  const confirm = () => why?.trim() && onWaive(code, why.trim());
  return (
    <li>
      <div>
        {accessorialName(code)}
        <span className={classes.reason}>{reason}</span>
      </div>
      {why === null ? (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t`Not needed: ${accessorialName(code)}`}
          onClick={() => setWhy('')}
        >
          <Trans>Not needed</Trans>
        </Button>
      ) : (
        <div className={classes.why}>
          <TextInput
            size="xs"
            autoFocus
            label={t`Why is the service not needed?`}
            placeholder={t`Dock photo on file`}
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setWhy(null);
              if (event.key !== 'Enter') return;
              event.preventDefault();
              confirm();
            }}
          />
          <Button size="xs" disabled={!why.trim()} onClick={confirm}>
            <Trans>Remove service</Trans>
          </Button>
          <Button size="xs" variant="default" onClick={() => setWhy(null)}>
            <Trans>Keep service</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
