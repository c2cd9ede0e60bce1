import { median } from '../../bench/lib/statistics.mjs';

/**
 * Growth of a value by the Theil-Sen estimator, the median of the slopes of all pairs of samples: unlike least squares, a few samples during a large
 * request do not move it. `error` is the standard error of the least squares slope, from the spread of the samples around it. Samples are {at, value}; both
 * results are per unit of `at`.
 */
export function slopeOf(samples) {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return { slope: median(slopes), error: standardError(samples) };
}

function standardError(samples) {
  const mean = (pick) => samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  const slope = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0) / spread;
  const rest = samples.reduce((sum, sample) => sum + (sample.value - value - slope * (sample.at - at)) ** 2, 0);
  return Math.sqrt(rest / (samples.length - 2) / spread);
}
