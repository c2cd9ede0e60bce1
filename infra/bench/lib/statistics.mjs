// Relevant figures are ratios of two targets measured alternately, with a median and its confidence interval.

/** The middle value; for an even number of values, the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** 95% confidence interval of the median, from 2,000 bootstrap samples; deterministic for the same values. */
export function bootstrapInterval(values, samples = 2_000) {
  const random = randomNumbers(values.length);
  const medians = Array.from({ length: samples }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)])),
  );
  medians.sort((a, b) => a - b);
  return [medians[Math.floor(samples * 0.025)], medians[Math.ceil(samples * 0.975) - 1]];
}

/** Median, interval and extremes of a list of ratios. */
export function summary(values) {
  const [low, high] = bootstrapInterval(values);
  return {
    median: median(values),
    low,
    high,
    minimum: Math.min(...values),
    maximum: Math.max(...values),
    rounds: values.length,
  };
}

/** A summary as one line of a report. */
export function summaryText({ median: middle, low, high, minimum, maximum, rounds }) {
  const text = (value) => value.toFixed(3);
  return `${text(middle)}  (95% ${text(low)} to ${text(high)}, min ${text(minimum)}, max ${text(maximum)}, ${rounds} rounds)`;
}

/** Prints the ratio of one figure of measured pairs, first to second, and both medians. */
export function printRatios(text, pairs, figure) {
  const medians = [0, 1].map((side) =>
    median(pairs.map((pair) => pair[side][figure])).toLocaleString('en', { maximumSignificantDigits: 4 }),
  );
  console.log(
    `${text.padEnd(66)}${summaryText(summary(pairs.map(([one, other]) => one[figure] / other[figure])))}; medians ${medians.join(' and ')}`,
  );
}

/** Prints one measured figure, such as milliseconds. */
export function printFigure(text, values, unit) {
  const { median: middle, low, high, minimum, maximum, rounds } = summary(values);
  const digits = (value) => value.toLocaleString('en', { maximumFractionDigits: 1 });
  console.log(
    `${text.padEnd(66)}${digits(middle)} ${unit}  (95% ${digits(low)} to ${digits(high)}, min ${digits(minimum)}, max ${digits(maximum)}, ${rounds} rounds)`,
  );
}

/** mulberry32: deterministic numbers from 0 to below 1 for a seed. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
