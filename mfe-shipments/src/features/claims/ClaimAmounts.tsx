import { KeyValue, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { amountText } from '../../shared/amount';
import type { Claim } from '../../shared/api/claims';
import classes from '../../shared/record.module.css';

/** What is claimed, expected, offered, agreed and received. */
export function ClaimAmounts({ claim }: { claim: Claim }) {
  const { currency, goodsAmount, freightAmount, otherAmount, claimed, reserve, offered, settled, recovered } = claim;
  const money = (amount: number) => amountText(amount, currency);
  const known = (label: string, amount: number | null) => (amount === null ? [] : [{ label, value: money(amount) }]);
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Amounts`}</Title>
      <KeyValue
        items={[
          { label: t`Value of goods`, value: money(goodsAmount) },
          { label: t`Freight charges`, value: money(freightAmount) },
          { label: t`Other costs`, value: money(otherAmount) },
          { label: t`Claimed`, value: <strong>{money(claimed)}</strong> },
          { label: t`Reserve (expected recovery)`, value: reserve === null ? t`Not set` : money(reserve) },
          ...known(t`Offered`, offered),
          ...known(t`Settled`, settled),
          ...known(t`Received`, recovered),
        ]}
      />
    </section>
  );
}
