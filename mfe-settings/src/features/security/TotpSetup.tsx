import { type components } from '@lading/api-client';
import { Form, FormCodeInput, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Anchor, Button, CopyText, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { totpCode } from '../../shared/totp-code';
import classes from './security.module.css';
import { useConfirmTotp } from './use-factors';

const schema = z.object({ code: totpCode() });

interface TotpSetupProps {
  setup: components['schemas']['TotpSetupDto'];
  /** Receives the recovery codes if this is the first factor. */
  onDone(codes: string[] | null): void;
  onCancel(): void;
}

/** Shows the secret of an authenticator app and asks for its first code. A refused code is kept and selected. */
export function TotpSetup({ setup: { qrCode, secret, uri }, onDone, onCancel }: TotpSetupProps) {
  const confirm = useConfirmTotp();
  const form = useZodForm({ schema, defaults: { code: '' } });
  const submit = async ({ code }: z.output<typeof schema>) => {
    try {
      onDone(await confirm.mutateAsync(code));
    } catch (error) {
      form.setFocus('code', { shouldSelect: true });
      throw error;
    }
  };
  return (
    <div className={classes.setup}>
      <img
        className={classes.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t`QR code for the authenticator app`}
      />
      <Stack gap="sm">
        <Text>
          <Trans>
            1. Scan the QR code with your authenticator app, or enter the secret. On your phone, open it in the app.
          </Trans>
        </Text>
        <CopyText name={t`secret`} text={secret} />
        <Anchor href={uri} underline="always">
          <Trans>Open in the app</Trans>
        </Anchor>
        <Form
          transient
          form={form}
          submitLabel={t`Turn on app`}
          actions={
            <Button variant="default" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          }
          onSubmit={submit}
        >
          <Text>
            <Trans>2. Enter the code that the app shows for Lading.</Trans>
          </Text>
          <FormCodeInput name="code" label={t`Code`} />
        </Form>
      </Stack>
    </div>
  );
}
