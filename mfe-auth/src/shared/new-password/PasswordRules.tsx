import { IconCheck, IconInfoCircle, IconX, VisuallyHidden } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './password-rules.module.css';
import { containsPersonalWord, hasAllowedLength, PASSWORD_MIN_LENGTH, type PersonalWords } from './password-rules';
import { type PasswordStrength, strengthOf } from './password-strength';

type RuleState = 'open' | 'met' | 'broken';

const LOOK = {
  open: { Icon: IconInfoCircle, word: null },
  met: { Icon: IconCheck, word: msg`Met:` },
  broken: { Icon: IconX, word: msg`Not met:` },
};

const STRENGTH: Record<PasswordStrength, MessageDescriptor> = {
  weak: msg`Easy to guess`,
  good: msg`Good`,
  strong: msg`Strong`,
};

const stateOf = (typed: boolean, met: boolean): RuleState => (typed ? (met ? 'met' : 'broken') : 'open');

interface PasswordRulesProps {
  password: string;
  /** Null while it is not known who the person is; their own words are then looked for when the form is sent. */
  person: PersonalWords | null;
}

/** What a password must be, and how good it is, while it is typed. Made of spans, because it stands in the field's description. */
export function PasswordRules({ password, person }: PasswordRulesProps) {
  const typed = password !== '';
  const personal = person !== null && containsPersonalWord(password, person);
  return (
    <span className={classes.rules}>
      <Meter strength={typed ? (personal ? 'weak' : strengthOf(password)) : undefined} />
      <Rule state={stateOf(typed, hasAllowedLength(password))}>
        <Trans>At least {PASSWORD_MIN_LENGTH} characters of any kind</Trans>
      </Rule>
      <Rule state={stateOf(typed && person !== null, !personal)}>
        <Trans>Nothing of your name, e-mail or company</Trans>
      </Rule>
      <Rule state="open">
        <Trans>Not a common password; this is checked when you continue</Trans>
      </Rule>
    </span>
  );
}

/** Stands there from the start, so that nothing moves when the typing begins. */
function Meter({ strength }: { strength?: PasswordStrength }) {
  return (
    <span className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden="true" />
      <span>
        {strength && <VisuallyHidden component="span">{t`Strength:`} </VisuallyHidden>}
        {strength ? i18n._(STRENGTH[strength]) : t`Strength`}
      </span>
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
