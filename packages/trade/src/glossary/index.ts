export type { TermName } from './Definition';
export { Term } from './Term';
