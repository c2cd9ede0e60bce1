import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { showFieldErrors } from '../../../shared/field-errors';
import { useKeptForm } from '../../../shared/form/use-kept-form';
import type { Company } from '../../../shared/types';
import { ChangedMeanwhile, type CompanyChange, useSaveCompany } from '../use-company';

/** A part of the company that has a form of its own. */
export interface CompanyPart<V extends FieldValues> {
  /** Under which what was typed is kept. */
  name: string;
  fields: readonly Path<V>[];
  toValues(company: Company): V;
  toChange(values: V): CompanyChange['change'];
}

/** A part as it is typed, and the version of the company that the typing began with. */
export type Versioned<V> = V & { version: number };

/** The form of a part of the company: keeps what was typed, and finds out when others have changed the same. */
export function useCompanyForm<V extends FieldValues>(part: CompanyPart<V>, company: Company) {
  const versioned = (from: Company): Versioned<V> => ({ ...part.toValues(from), version: from.version });
  const [base, setBase] = useState(company);
  const save = useSaveCompany();
  const form = useKeptForm<Versioned<V>>(part.name, versioned(company));
  const { handleSubmit, getValues, setError, saved } = form;

  const take = (stored: Company) => {
    setBase(stored);
    saved(versioned(stored));
    save.reset();
  };
  const send = ({ version, ...values }: Versioned<V>) =>
    save.mutate(
      {
        version,
        change: part.toChange(values as unknown as V),
        // What was typed on an older version than this page knows may hide a change that was made before it was opened.
        isUntouched: (latest) => version >= base.version && same(part.toValues(latest), part.toValues(base)),
      },
      {
        onSuccess: (stored) => {
          setBase(stored);
          saved(versioned(stored));
        },
        onError: (error) => showFieldErrors<Versioned<V>>(error, [...part.fields] as Path<Versioned<V>>[], setError),
      },
    );
  const latest = save.error instanceof ChangedMeanwhile ? save.error.latest : null;
  return {
    form,
    save,
    submit: handleSubmit((values) => send(values as Versioned<V>)),
    /** Set when somebody else has changed the same fields: what to show, and the two ways on. */
    conflict: latest && {
      stored: part.toValues(latest),
      typed: getValues() as V,
      saveMine: () => send({ ...(getValues() as Versioned<V>), version: latest.version }),
      takeStored: () => take(latest),
    },
  };
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
