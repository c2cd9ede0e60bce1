// The shell's own rule, so that a release is refused before it is live for the reason that pages would show.
export { negotiate } from '../../packages/mfe-contract/src/negotiate.ts';
