import { Anchor, IconX, UnstyledButton } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import classes from './freight-map.module.css';
import type { Marker } from './layout';
import type { MapPoint } from './map-types';
import { HEIGHT, WIDTH } from './project';

/** Points of a list in a card. */
const MOST_LISTED = 8;

interface CardProps {
  marker: Marker;
  /** Selected cards stay, can be closed, and have links; the others follow the pointer. */
  isSelected: boolean;
  onClose(): void;
}

/** What a marker stands for: one point, or the points at one place. */
export function Card({ marker: { x, y, members }, isSelected, onClose }: CardProps) {
  const [first] = members;
  return (
    <div
      className={classes.card}
      style={{ '--left': `${(x / WIDTH) * 100}%`, '--top': `${(y / HEIGHT) * 100}%` } as CSSProperties}
      data-side={x > WIDTH / 2 ? 'left' : 'right'}
      data-above={y > HEIGHT / 2 || undefined}
      data-selected={isSelected || undefined}
      aria-live="polite"
    >
      {members.length === 1 && first ? <One point={first} isSelected={isSelected} /> : <Many points={members} />}
      {isSelected && (
        <UnstyledButton className={classes.close} aria-label={t`Close`} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </UnstyledButton>
      )}
    </div>
  );
}

function One({ point: { card, label, to }, isSelected }: { point: MapPoint; isSelected: boolean }) {
  return (
    <>
      <strong>{card?.title ?? label}</strong>
      {card?.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {isSelected && to && card?.action && (
        <Anchor component={Link} to={to}>
          {card.action}
        </Anchor>
      )}
    </>
  );
}

function Many({ points }: { points: readonly MapPoint[] }) {
  const rest = points.length - MOST_LISTED;
  return (
    <>
      <ul>
        {points.slice(0, MOST_LISTED).map(({ id, card, label, to }) => (
          <li key={id}>
            {to ? (
              <Anchor component={Link} to={to}>
                {card?.title ?? label}
              </Anchor>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && <div>{t`And ${rest} more in the list below.`}</div>}
    </>
  );
}
