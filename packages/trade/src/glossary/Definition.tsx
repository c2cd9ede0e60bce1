import { i18n } from '@lingui/core';
import { DEFINITIONS } from './definitions';

/** Name of a term in the glossary. */
export type TermName = keyof typeof DEFINITIONS;

/** The explanation of a term; loaded when the first one is opened. */
export function Definition({ of }: { of: TermName }) {
  return i18n._(DEFINITIONS[of]);
}
