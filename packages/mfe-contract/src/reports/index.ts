export { isNotFoundPageLoad, noiseOf } from './noise';
export type { Noise, Occurrence } from './noise';
export { knownScrub, NOTHING_KNOWN } from './known-values';
export type { KnownScrub, KnownValues } from './known-values';
export { scrubBreadcrumb, scrubEvent, scrubText, scrubUrl } from './scrub';
export type { ReportedBreadcrumb, ReportedEvent } from './scrub';
