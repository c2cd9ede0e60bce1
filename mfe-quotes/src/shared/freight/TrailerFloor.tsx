import { formatNumber } from '@lading/ui';
import { type FloorRow, packTrailer, TRAILER } from './pack-trailer';
import classes from './trailer-floor.module.css';

const TICKS = [0, 10, 20, 30, 40, 53];

/** The floor of a 53 ft trailer seen from above, true to scale, with the freight on it from the nose. */
export function TrailerFloor({ rows }: { rows: readonly FloorRow[] }) {
  const { places, linearFeet } = packTrailer(rows);
  const feet = formatNumber(linearFeet, 1);
  const tooLong = linearFeet > TRAILER.length / 12;
  return (
    <figure className={classes.figure}>
      <svg viewBox={`-2 -2 ${TRAILER.length + 4} ${TRAILER.width + 30}`} role="img" aria-label={`Trailer floor of 53 ft, freight on the first ${feet} ft`} className={classes.floor}>
        <rect className={classes.trailer} width={TRAILER.length} height={TRAILER.width} />
        {places.map(({ row, x, y, length, width, layers }) => (
          <g key={`${x}-${y}`} data-shade={row % 3}>
            <rect className={classes.unit} x={x + 1} y={y + 1} width={length - 2} height={width - 2} />
            {layers > 1 && <text className={classes.layers} x={x + length / 2} y={y + width / 2}>×{layers}</text>}
          </g>
        ))}
        {TICKS.map((tick) => (
          <text key={tick} className={classes.tick} x={tick * 12} y={TRAILER.width + 22} textAnchor={tick === 0 ? 'start' : tick === 53 ? 'end' : 'middle'}>
            {tick === 53 ? '53 ft' : tick}
          </text>
        ))}
      </svg>
      {tooLong && <figcaption className={classes.tooLong}>The freight takes {feet} ft of floor; one trailer has 53 ft.</figcaption>}
    </figure>
  );
}
