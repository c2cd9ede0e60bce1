import { formatMoney, type MoneyValue } from './format';
import classes from './values.module.css';

/** An amount with its currency, right-aligned in tabular numerals. */
export function Money({ value, locale }: { value: MoneyValue; locale?: string }) {
  return <span className={classes.money}>{formatMoney(value, locale)}</span>;
}
