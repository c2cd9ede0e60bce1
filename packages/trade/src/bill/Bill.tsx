import { formatMoney, type MoneyValue, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, useId, useState } from 'react';
import classes from './bill.module.css';
import { ChargeDetail } from './ChargeDetail';
import { Term, type TermName } from '../glossary';
import type { ChargeLine } from './explain-charge';

export interface BillProps {
  /** Accessible name, such as "Charges of Prairie Freight". */
  label: string;
  lines: readonly ChargeLine[];
  total: MoneyValue;
}

/** Charges that are words of the trade. */
const TERMS: Partial<Record<string, TermName>> = {
  FUEL: 'fuelSurcharge',
  DEFICIT: 'deficitWeight',
  MINIMUM: 'minimumCharge',
  DET: 'detention',
};

/** Charge lines and total; the button on an amount opens its explanation. */
export function Bill({ label, lines, total }: BillProps) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <table className={classes.lines} aria-label={label}>
      <tbody>
        {lines.map((line, index) => (
          <Fragment key={index}>
            <tr>
              <th scope="row">
                <ChargeName line={line} />
              </th>
              <td>
                <UnstyledButton
                  className={classes.amount}
                  aria-expanded={open === index}
                  aria-controls={`${id}-${index}`}
                  aria-label={t`${formatMoney(line.amount)}, explain ${line.description}`}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  {formatMoney(line.amount)}
                </UnstyledButton>
              </td>
            </tr>
            {open === index && (
              <tr id={`${id}-${index}`}>
                <td colSpan={2} className={classes.explanation}>
                  <ChargeDetail line={line} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function ChargeName({ line: { code = '', description } }: { line: ChargeLine }) {
  const term = TERMS[code];
  return term ? <Term of={term}>{description}</Term> : description;
}
