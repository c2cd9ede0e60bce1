import { t } from '@lingui/core/macro';
import { type FloorRow, packTrailer, TRAILER } from './pack-trailer';
import classes from './trailer-floor.module.css';

const FEET = TRAILER.length / 12;
const TICKS = [0, 10, 20, 30, 40, 53];

const oneDecimal = (feet: number): string =>
  new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(feet);

/** The floor of a 53 ft trailer seen from above, true to scale, with the freight on it from the nose. */
export function TrailerFloor({ rows }: { rows: readonly FloorRow[] }) {
  const { places, linearFeet, turned } = packTrailer(rows);
  const taken = oneDecimal(linearFeet);
  const tooLong = linearFeet > FEET;
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`-2 -2 ${TRAILER.length + 4} ${TRAILER.width + 30}`}
        role="img"
        aria-label={t`Trailer floor from above: the freight takes ${taken} of ${FEET} linear feet`}
        className={classes.floor}
      >
        <rect className={classes.trailer} width={TRAILER.length} height={TRAILER.width} />
        {places.map(({ row, x, y, length, width, layers }) => (
          <g key={`${x}-${y}`} data-shade={row % 3}>
            <rect className={classes.unit} x={x + 1} y={y + 1} width={length - 2} height={width - 2} />
            {layers > 1 && (
              <text className={classes.layers} x={x + length / 2} y={y + width / 2}>
                ×{layers}
              </text>
            )}
          </g>
        ))}
        {TICKS.map((tick) => (
          <text
            key={tick}
            className={classes.tick}
            x={tick * 12}
            y={TRAILER.width + 22}
            textAnchor={tick === 0 ? 'start' : tick === 53 ? 'end' : 'middle'}
          >
            {tick === 53 ? t`53 ft` : tick}
          </text>
        ))}
      </svg>
      <figcaption className={classes.taken} data-too-long={tooLong || undefined}>
        {tooLong
          ? t`The freight needs ${taken} linear feet. One trailer has ${FEET}.`
          : turned
            ? t`Uses ${taken} of ${FEET} linear feet with pallets turned`
            : t`Uses ${taken} of ${FEET} linear feet`}
      </figcaption>
    </figure>
  );
}
