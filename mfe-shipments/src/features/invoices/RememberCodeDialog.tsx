import { FormDialog, FormSelect, useRemote, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { rememberCode } from '../../shared/api/invoices';
import { CHARGE_CODES } from './add/invoice-form';
import { chargeOptions } from './add/charge-options';
import { useInvoiceMutation } from './use-invoice-mutation';

const KNOWN = CHARGE_CODES.filter((code) => code !== 'OTHR');
const schema = z.object({ code: z.enum(CHARGE_CODES) });

interface RememberCodeDialogProps {
  scac: string;
  carrierCode: string;
  onClose(): void;
}

/** Assigns a carrier's code to a known charge, for all its invoices. */
export function RememberCodeDialog({ scac, carrierCode, onClose }: RememberCodeDialogProps) {
  const { api, host } = useRemote();
  const form = useZodForm({ schema, defaults: { code: KNOWN[0]! } });
  const remember = useInvoiceMutation(
    (code: string) => rememberCode(api, { scac, carrierCode, code }),
    () => {
      host.notify({ kind: 'success', message: t`${carrierCode} is remembered for ${scac}.` });
      onClose();
    },
  );
  return (
    <FormDialog
      title={t`Remember code ${carrierCode}`}
      form={form}
      submitLabel={t`Remember code`}
      onSubmit={({ code }) => remember.mutateAsync(code)}
      onClose={onClose}
    >
      <Text size="sm">{t`Invoices of ${scac} that are not decided and later ones use it.`}</Text>
      <FormSelect name="code" label={t`Charge`} data={chargeOptions(KNOWN)} />
    </FormDialog>
  );
}
