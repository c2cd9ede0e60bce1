import { type FormSchema, useDraftForm } from '@lading/mfe-kit';
import type { z } from '@lading/trade/schemas';
import { useState } from 'react';
import type { Company } from '../../shared/types';
import { type CompanyChange, useSaveCompany } from './use-company';

/** A value with the version of the company that it is based on. */
export type Versioned<V> = V & { version: number };

type CompanySchema = FormSchema & z.ZodMiniType<Versioned<CompanyChange['change']>, Versioned<object>>;

interface CompanyFormOptions<S extends CompanySchema> {
  /** Key of the draft. */
  name: string;
  /** Of the part of the company that this form edits. */
  schema: S;
  valuesOf(company: Company): z.input<S>;
}

/** The form of a part of the company, with a draft. */
export function useCompanyForm<S extends CompanySchema>(company: Company, options: CompanyFormOptions<S>) {
  const { valuesOf, ...draft } = options;
  const [base, setBase] = useState(() => valuesOf(company));
  const form = useDraftForm({ ...draft, defaults: base });
  const save = useSaveCompany();

  const submit = async ({ version, ...change }: z.output<S>) => {
    const stored = await save.mutateAsync({
      version,
      change,
      // A draft on an older version can hide a change that was saved before the page was opened.
      isUntouched: (latest) =>
        version >= base.version &&
        JSON.stringify({ ...valuesOf(latest), version: base.version }) === JSON.stringify(base),
    });
    setBase(valuesOf(stored));
    form.reset(valuesOf(stored));
  };
  return { form, submit, error: save.error };
}
