import { IconBolt, IconCoin, IconLeaf, type TablerIcon } from '@lading/ui';
import classes from './offer-table.module.css';
import type { OfferMark } from './rank-offers';

const ICONS: Record<OfferMark, TablerIcon> = { cheapest: IconCoin, fastest: IconBolt, 'lowest carbon': IconLeaf };

/** What an offer is best at, as icon and word. */
export function OfferMarks({ marks }: { marks: readonly OfferMark[] }) {
  return marks.map((mark) => {
    const Icon = ICONS[mark];
    return (
      <span key={mark} className={classes.mark}>
        <Icon size={14} aria-hidden="true" />
        {mark}
      </span>
    );
  });
}
