export { isNotFoundPageLoad, noiseOf } from './noise';
export type { Noise, Occurrence } from './noise';
export { scrubBreadcrumb, scrubEvent, scrubText, scrubUrl } from './scrub';
export type { ReportedBreadcrumb, ReportedEvent } from './scrub';
