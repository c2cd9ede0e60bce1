import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { Section } from '../../shared/Section';
import { SettingsPage } from '../../shared/SettingsPage';
import { factorRuleQueries } from './factor-rule-queries';
import { FactorRuleForm } from './FactorRuleForm';

/** What the company requires of its members when they sign in. */
export function SignInRulesPage() {
  const { api } = useRemote();
  const rule = useQuery(factorRuleQueries.current(api));
  return (
    <SettingsPage name="sign-in-rules" section={COMPANY_SECTIONS.signIn} ready={!rule.isPending}>
      <Section
        title={t`Second factor`}
        description={t`Members with the chosen roles need an authenticator app or a passkey. Until they set one up, they see only its set-up.`}
      >
        <QueryBoundary
          query={rule}
          loading={t`Loading sign-in rules`}
          failed={t`The sign-in rules could not be loaded`}
        >
          {(stored) => <FactorRuleForm stored={stored} />}
        </QueryBoundary>
      </Section>
    </SettingsPage>
  );
}
