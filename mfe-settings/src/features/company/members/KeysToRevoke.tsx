import { Checkbox, formatInstant, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ApiKey } from '../../../shared/types';

interface KeysToRevokeProps {
  creator: string;
  keys: readonly ApiKey[];
  /** Ids of those that stay active. */
  kept: readonly string[];
  onChange(kept: readonly string[]): void;
}

/** The API keys that a member created; those that are checked are revoked. */
export function KeysToRevoke({ creator, keys, kept, onChange }: KeysToRevokeProps) {
  const revoked = keys.map(({ id }) => id).filter((id) => !kept.includes(id));
  return (
    <Checkbox.Group
      label={t`Revoke API keys created by ${creator}`}
      description={t`Programs that use a revoked key stop working. Uncheck a key to keep it active.`}
      value={revoked}
      onChange={(chosen) => onChange(keys.map(({ id }) => id).filter((id) => !chosen.includes(id)))}
    >
      <Stack gap="xs" mt="xs">
        {keys.map(({ id, name, tokenStart, lastUsedAt }) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            description={
              lastUsedAt === null
                ? t`${tokenStart}…, never used`
                : t`${tokenStart}…, last used ${formatInstant(lastUsedAt)}`
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
