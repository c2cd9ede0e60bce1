import {
  FormDialog,
  FormNumberInput,
  FormPasswordInput,
  FormSelect,
  FormSwitch,
  FormTextarea,
  FormTextInput,
  useZodForm,
} from '@lading/mfe-kit';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { EdiPartner } from '../../shared/types';
import { CONTROL, NEW_SFTP, sftpSchema, sftpValues } from './sftp-form';
import { useSaveSftp } from './use-sftp';

const FOLDER_LENGTH = 200;
const NAME_LENGTH = 60;

/** Settings of the SFTP server of a partner. Secrets are entered and never shown, so nothing is kept as a draft. */
export function SftpForm({ partner: { id, carrierName, sftp }, onClose }: { partner: EdiPartner; onClose(): void }) {
  const save = useSaveSftp(id);
  const schema = useMemo(() => sftpSchema(sftp), [sftp]);
  const form = useZodForm({ schema, defaults: sftp ? sftpValues(sftp) : NEW_SFTP });
  return (
    <FormDialog
      title={t`SFTP server of ${carrierName}`}
      submitLabel={t`Save server`}
      size="xl"
      form={form}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormTextInput name="host" label={t`Host`} maxLength={253} required data-autofocus />
        <FormNumberInput name="port" label={t`Port`} maxLength={5} required />
        <FormTextInput name="userName" label={t`User name`} maxLength={100} required />
      </SimpleGrid>
      <FormSelect
        name="authentication"
        label={t`Sign in with`}
        data={[
          { value: 'password', label: t`Password` },
          { value: 'key', label: t`Private key` },
        ]}
      />
      <Secrets isKey={form.watch('authentication') === 'key'} isStored={sftp !== null} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput
          name="inboundFolder"
          label={t`Folder of files from the carrier`}
          maxLength={FOLDER_LENGTH}
          required
        />
        <FormTextInput
          name="inboundPattern"
          label={t`Files to fetch`}
          description={t`* is any text, ? any character`}
          maxLength={NAME_LENGTH}
          required
        />
        <FormTextInput
          name="archiveFolder"
          label={t`Move fetched files to`}
          description={t`A folder of the same server. Without one, fetched files are deleted.`}
          maxLength={FOLDER_LENGTH}
        />
        <FormTextInput
          name="outboundFolder"
          label={t`Folder of files to the carrier`}
          maxLength={FOLDER_LENGTH}
          required
        />
        <FormTextInput
          name="outboundName"
          label={t`Name of files to the carrier`}
          description={t`Must contain ${CONTROL}; ${'{set}'}, ${'{date}'} and ${'{time}'} are filled in too`}
          maxLength={NAME_LENGTH}
          required
        />
      </SimpleGrid>
      <FormSwitch name="enabled" label={t`Enabled: exchange files`} />
    </FormDialog>
  );
}

function Secrets({ isKey, isStored }: { isKey: boolean; isStored: boolean }) {
  const kept = isStored ? t`Leave it empty to keep the stored one.` : undefined;
  if (!isKey)
    return (
      <FormPasswordInput
        name="password"
        label={t`Password`}
        description={kept}
        maxLength={500}
        autoComplete="new-password"
      />
    );
  return (
    <>
      <FormTextarea
        name="privateKey"
        label={t`Private key`}
        description={kept ?? t`In OpenSSH or PEM format`}
        maxLength={8_000}
        rows={5}
        autoComplete="off"
        spellCheck={false}
      />
      <FormPasswordInput
        name="passphrase"
        label={t`Passphrase of the key`}
        maxLength={500}
        autoComplete="new-password"
      />
    </>
  );
}
