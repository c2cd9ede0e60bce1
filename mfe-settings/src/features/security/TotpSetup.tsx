import { type components } from '@lading/api-client';
import { FailureAlert } from '@lading/mfe-kit';
import { Anchor, Button, CodeField, CopyText, Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import classes from './security.module.css';
import { useConfirmTotp } from './use-factors';

interface TotpSetupProps {
  setup: components['schemas']['TotpSetupDto'];
  /** With the recovery codes when this is the first factor. */
  onDone(codes: string[] | null): void;
  onCancel(): void;
}

/** Shows the secret to scan, open or type, and asks for the first code. */
export function TotpSetup({ setup: { qrCode, secret, uri }, onDone, onCancel }: TotpSetupProps) {
  const confirm = useConfirmTotp();
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(({ code }) =>
    confirm.mutate(code, { onSuccess: onDone, onError: () => setFocus('code', { shouldSelect: true }) }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
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
          <Text>
            <Trans>2. Enter the code that the app shows for Lading.</Trans>
          </Text>
          <CodeField
            {...register('code', {
              required: t`Enter the six digits`,
              pattern: { value: /^\d{6}$/, message: t`Enter the six digits` },
            })}
            label={t`Code`}
            error={formState.errors.code?.message}
          />
          {confirm.isError && <FailureAlert error={confirm.error} />}
          <Group>
            <Button type="submit" loading={confirm.isPending}>
              <Trans>Turn on app</Trans>
            </Button>
            <Button variant="default" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </Stack>
      </div>
    </form>
  );
}
