import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import classes from './search.module.css';
import type { Hit } from './sources';
import type { HitGroup } from './use-search';

interface HitListProps {
  id: string;
  groups: readonly HitGroup[];
  /** Place of the chosen hit among all. */
  active: number;
  onChoose(index: number): void;
  onOpen(hit: Hit): void;
}

/** Hits by kind; the field above keeps the focus and says which one is chosen. */
export function HitList({ id, groups, active, onChoose, onOpen }: HitListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div ref={list} id={id} role="listbox" aria-label={t`Found`} className={classes.list}>
      {groups.map(({ name, hits }, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={classes.group}>
            {name}
          </div>
          {hits.map((hit, index) => {
            const place = (starts[group] ?? 0) + index;
            return (
              <div
                key={hit.path}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                className={classes.hit}
                onMouseMove={() => place !== active && onChoose(place)}
                onClick={() => onOpen(hit)}
              >
                <strong>{hit.label}</strong>
                <span>{hit.detail}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
