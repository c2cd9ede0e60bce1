import { paths } from '@lading/mfe-contract';
import { Button, Group, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../shared/Loaded';
import { Section } from '../../shared/Section';
import type { Profile } from '../../shared/types';

/** Leads to the page that changes the password. */
export function PasswordSection({ profile }: { profile: UseQueryResult<Profile> }) {
  return (
    <Section title="Password">
      <Loaded query={profile} name="account">
        {({ hasPassword }) => (
          <Group justify="space-between">
            <Text>{hasPassword ? 'Changing it signs you out everywhere else.' : 'Your account has none: you sign in by other means.'}</Text>
            <Button component={Link} to={hasPassword ? paths.changePassword() : paths.resetPassword()} variant="default">
              {hasPassword ? 'Change the password' : 'Set a password by mail'}
            </Button>
          </Group>
        )}
      </Loaded>
    </Section>
  );
}
