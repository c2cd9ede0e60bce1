import { paths } from '@lading/mfe-contract';
import { QueryBoundary } from '@lading/mfe-kit';
import { Button, Group, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Section } from '../../shared/Section';
import type { Profile } from '../../shared/types';

/** Leads to the page that changes the password. */
export function PasswordSection({ profile }: { profile: UseQueryResult<Profile> }) {
  return (
    <Section title={t`Password`}>
      <QueryBoundary query={profile} loading={t`Loading account`} failed={t`The account could not be loaded`}>
        {({ hasPassword }) => (
          <Group justify="space-between">
            <Text>
              {hasPassword
                ? t`Changing it signs you out everywhere else.`
                : t`Your account has no password. You sign in with another method.`}
            </Text>
            <Button
              component={Link}
              to={hasPassword ? paths.changePassword() : paths.resetPassword()}
              variant="default"
            >
              {hasPassword ? t`Change password` : t`Set password by email`}
            </Button>
          </Group>
        )}
      </QueryBoundary>
    </Section>
  );
}
