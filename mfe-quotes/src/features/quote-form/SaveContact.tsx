import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { saveStopAsContact } from '../../shared/api/contacts';
import type { ContactFromStop } from '../../shared/api/types';
import { focusField } from '../../shared/form/field-id';
import { contactOf, missingForContact } from './contact-stop';
import type { QuoteFormValues, StopPath } from './quote-form-values';

/** Keeps a stop as a contact of the company. */
export function SaveContact({ stop }: { stop: StopPath }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { getValues } = useFormContext<QuoteFormValues>();
  const save = useMutation({
    mutationFn: (contact: ContactFromStop) => saveStopAsContact(api, contact),
    onSuccess: ({ name }) => {
      void cache.invalidateQueries({ queryKey: ['contacts'] });
      host.notify({ kind: 'success', message: t`${name} is among the contacts.` });
    },
    onError: (error) => host.notify({ kind: 'error', message: t`The contact was not saved. ${failureMessage(error)}` }),
  });
  if (!host.session.can('contact.edit')) return null;
  const keep = () => {
    const values = getValues(stop);
    const missing = missingForContact(values);
    if (missing === null) save.mutate(contactOf(values));
    else focusField(missing === 'city' || missing === 'state' ? `${stop}.postalCode` : `${stop}.${missing}`);
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" loading={save.isPending} onClick={keep}>
        <Trans>Save as contact</Trans>
      </Button>
    </div>
  );
}
