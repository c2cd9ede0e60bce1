import { formatMoney, type Money } from '../../../kernel/money/money.js';
import { moneyText } from '../../../messages/formats.js';
import { isEnglish, type Locale } from '../../../messages/locales.js';

/** Absent for English, so that the codes of labels in English stay the same. */
export const languageField = (locale: Locale): { language?: Locale } => (isEnglish(locale) ? {} : { language: locale });

/** `$1,200.00`, or `1 200,00 $ US` in French. */
export const amountText = (locale: Locale, money: Money): string =>
  isEnglish(locale) ? formatMoney(money) : moneyText(locale, money);

/** `$1,200.00 USD`; in other languages the format names the currency. */
export const amountWithCurrency = (locale: Locale, money: Money): string =>
  isEnglish(locale) ? `${formatMoney(money)} ${money.currency}` : moneyText(locale, money);
