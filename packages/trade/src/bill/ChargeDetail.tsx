import { KeyValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import classes from './bill.module.css';
import { type ChargeLine, explainCharge } from './explain-charge';

/** Explanation of one amount: arithmetic, rounding, rule and inputs. */
export function ChargeDetail({ line }: { line: ChargeLine }) {
  const { arithmetic, rounding, rule, inputs } = explainCharge(line);
  return (
    <div className={classes.detail}>
      <p className={classes.arithmetic}>{arithmetic}</p>
      {rounding && <p className={classes.note}>{rounding}</p>}
      <KeyValue items={[{ label: t`Rule`, value: rule }, ...inputs]} />
    </div>
  );
}
