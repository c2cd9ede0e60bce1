import { t } from '@lingui/core/macro';
import { describeTerms } from './describe-terms';
import type { TermsDocument } from './terms-document';

/** One term of the active version and of the new one. */
export interface ComparedTerm {
  label: string;
  before: string[];
  after: string[];
  /** Lines that only one of the two has. */
  changed: ReadonlySet<string>;
}

/** Compares the terms of two versions. A term that one of them lacks is shown as none. */
export function compareTerms(before: TermsDocument, after: TermsDocument): ComparedTerm[] {
  const [old, fresh] = [before, after].map(
    (terms) => new Map(describeTerms(terms).map(({ label, lines }) => [label, lines])),
  );
  return [...new Set([...fresh!.keys(), ...old!.keys()])].map((label) => {
    const [was, is] = [old!.get(label) ?? [t`None`], fresh!.get(label) ?? [t`None`]];
    return {
      label,
      before: was,
      after: is,
      changed: new Set([...was, ...is].filter((line) => !was.includes(line) || !is.includes(line))),
    };
  });
}
