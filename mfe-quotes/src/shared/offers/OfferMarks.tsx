import { IconBolt, IconCoin, IconLeaf, type TablerIcon } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import classes from './offer-table.module.css';
import type { OfferMark } from './rank-offers';

const MARKS: Record<OfferMark, { Icon: TablerIcon; words: MessageDescriptor }> = {
  cheapest: { Icon: IconCoin, words: msg`cheapest` },
  fastest: { Icon: IconBolt, words: msg`fastest` },
  greenest: { Icon: IconLeaf, words: msg`lowest carbon` },
};

/** What an offer is best at, as icon and word. */
export function OfferMarks({ marks }: { marks: readonly OfferMark[] }) {
  return marks.map((mark) => {
    const { Icon, words } = MARKS[mark];
    return (
      <span key={mark} className={classes.mark}>
        <Icon size={14} aria-hidden="true" />
        {i18n._(words)}
      </span>
    );
  });
}
