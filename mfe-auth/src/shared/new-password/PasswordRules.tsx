import { IconCheck, IconInfoCircle, IconX, VisuallyHidden } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './password-rules.module.css';
import { containsPersonalWord, hasAllowedLength, PASSWORD_MIN_LENGTH, type PersonalWords } from './password-rules';

type RuleState = 'open' | 'met' | 'broken';

const LOOK = {
  open: { Icon: IconInfoCircle, word: null },
  met: { Icon: IconCheck, word: msg`Met:` },
  broken: { Icon: IconX, word: msg`Not met:` },
};

const stateOf = (typed: boolean, met: boolean): RuleState => (typed ? (met ? 'met' : 'broken') : 'open');

interface PasswordRulesProps {
  password: string;
  /** Null if the user is unknown; the API checks then. */
  person: PersonalWords | null;
}

/** Rules of a new password while it is typed. Only the server rates how easy it is to guess. Spans, because a description may not contain blocks. */
export function PasswordRules({ password, person }: PasswordRulesProps) {
  const typed = password !== '';
  const personal = person !== null && containsPersonalWord(password, person);
  return (
    <span className={classes.rules}>
      <Rule state={stateOf(typed, hasAllowedLength(password))}>
        <Trans>At least {PASSWORD_MIN_LENGTH} characters of any kind</Trans>
      </Rule>
      <Rule state={stateOf(typed && person !== null, !personal)}>
        <Trans>No part of your name, email or company</Trans>
      </Rule>
      <Rule state="open">
        <Trans>Hard to guess (checked when you continue)</Trans>
      </Rule>
    </span>
  );
}

function Rule({ state, children }: { state: RuleState; children: ReactNode }) {
  const { Icon, word } = LOOK[state];
  return (
    <span className={classes.rule} data-state={state}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span>
        {word && <VisuallyHidden component="span">{i18n._(word)} </VisuallyHidden>}
        {children}
      </span>
    </span>
  );
}
