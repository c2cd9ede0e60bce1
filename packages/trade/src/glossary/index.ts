export type { TermName } from './Definition';
export { Term } from './Term';
export { termLabel } from './term-label';
