import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { contactQueries, saveStopAsContact } from '../../../shared/api/contacts';
import type { ContactFromStop } from '../../../shared/api/types';
import { focusField } from '../../../shared/form/field-id';
import { contactOf, missingForContact } from './contact-stop';
import type { QuoteFormValues, StopPath } from '../values/quote-form-values';

/** Saves a stop as a contact of the company. */
export function SaveContact({ stop }: { stop: StopPath }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { getValues, trigger } = useFormContext<QuoteFormValues>();
  const save = useMutation({
    mutationFn: (contact: ContactFromStop) => saveStopAsContact(api, contact),
    onSuccess: ({ name }) => {
      void cache.invalidateQueries({ queryKey: contactQueries.all });
      host.notify({ kind: 'success', message: t`${name} is saved as a contact.` });
    },
    onError: (error) => host.notify({ kind: 'error', message: t`The contact was not saved. ${failureMessage(error)}` }),
  });
  if (!host.session.can('contact.edit')) return null;
  const keep = async () => {
    const values = getValues(stop);
    const missing = missingForContact(values);
    const contact = missing === null ? await contactOf(values) : null;
    if (contact) return save.mutate(contact);
    await trigger(stop);
    focusField(missing === 'name' || missing === 'address1' ? `${stop}.${missing}` : `${stop}.postalCode`);
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" loading={save.isPending} onClick={() => void keep()}>
        <Trans>Save as contact</Trans>
      </Button>
    </div>
  );
}
