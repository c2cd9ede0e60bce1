import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, useRef } from 'react';
import type { Company } from '../../../shared/types';
import classes from './logo-field.module.css';
import { useRemoveLogo, useSetLogo } from './use-logo';

/** The picture in emails, on quotes and rate confirmations; a chosen file is stored at once. */
export function LogoField({ company: { name, hasLogo, version } }: { company: Company }) {
  const { host } = useRemote();
  const input = useRef<HTMLInputElement>(null);
  const set = useSetLogo();
  const remove = useRemoveLogo();
  const error = set.error ?? remove.error;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) set.mutate(file);
    // The same file can be chosen again after it was refused.
    currentTarget.value = '';
  };
  return (
    <Stack gap="xs">
      <Text c="dimmed">
        <Trans>
          Shown in emails, on quotes and rate confirmations. JPEG or PNG, at most 256 KB and 2,000 pixels per side.
        </Trans>
      </Text>
      {hasLogo && (
        <img
          className={classes.logo}
          src={`${host.api.baseUrl}/api/v1/company/logo?version=${version}-${set.submittedAt}`}
          alt={t`Logo of ${name}`}
        />
      )}
      {error && <FailureAlert error={error} />}
      <Group>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          aria-label={t`Logo file`}
          onChange={choose}
        />
        <Button variant="default" loading={set.isPending} onClick={() => input.current?.click()}>
          {hasLogo ? t`Replace logo` : t`Choose logo`}
        </Button>
        {hasLogo && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  );
}
