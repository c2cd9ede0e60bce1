import { formatInstant, formatMoney, IconChevronRight, Title, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { QuoteRevision } from '../../shared/api/types';
import { OfferBill } from '../../shared/offers/OfferBill';
import { OfferTable } from '../../shared/offers/OfferTable';
import classes from './quote-page.module.css';

/** Offers of earlier ratings, for the record. */
export function EarlierRevisions({ revisions }: { revisions: readonly QuoteRevision[] }) {
  if (revisions.length === 0) return null;
  return (
    <section className={classes.revisions} aria-labelledby="revisions-heading">
      <Title order={2} id="revisions-heading">
        <Trans>Earlier revisions</Trans>
      </Title>
      {revisions.map((revision) => (
        <Revision key={revision.revision} revision={revision} />
      ))}
    </section>
  );
}

function Revision({ revision: { revision, ratedAt, offers } }: { revision: QuoteRevision }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const best = offers[0];
  const rated = formatInstant(ratedAt);
  return (
    <div>
      <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        <span>
          {best
            ? t`Revision ${revision}, rated ${rated}, best ${formatMoney(best.total)}`
            : t`Revision ${revision}, rated ${rated}, no offer`}
        </span>
      </UnstyledButton>
      {open && (
        <div id={id}>
          <OfferTable
            label={t`Offers of revision ${revision}`}
            offers={offers}
            renderBill={(offer) => <OfferBill offer={offer} />}
          />
        </div>
      )}
    </div>
  );
}
