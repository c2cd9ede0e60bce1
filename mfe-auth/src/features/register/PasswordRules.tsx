import { IconCheck, IconInfoCircle, IconX, VisuallyHidden } from '@lading/ui';
import classes from './password-rules.module.css';
import { containsPersonalWord, hasAllowedLength, PASSWORD_MIN_LENGTH, type PersonalWords } from './password-rules';

type RuleState = 'open' | 'met' | 'broken';

const LOOK = {
  open: { Icon: IconInfoCircle, word: '' },
  met: { Icon: IconCheck, word: 'Met: ' },
  broken: { Icon: IconX, word: 'Not met: ' },
};

const stateOf = (typed: boolean, met: boolean): RuleState => (typed ? (met ? 'met' : 'broken') : 'open');

/** What a password must be, checked while it is typed. Made of spans, because it stands in the field's description. */
export function PasswordRules({ password, person }: { password: string; person: PersonalWords }) {
  const typed = password !== '';
  return (
    <span className={classes.rules}>
      <Rule state={stateOf(typed, hasAllowedLength(password))}>{`At least ${PASSWORD_MIN_LENGTH} characters of any kind`}</Rule>
      <Rule state={stateOf(typed, !containsPersonalWord(password, person))}>Nothing of your name, e-mail or company</Rule>
      <Rule state="open">Not a common password; this is checked when you continue</Rule>
    </span>
  );
}

function Rule({ state, children }: { state: RuleState; children: string }) {
  const { Icon, word } = LOOK[state];
  return (
    <span className={classes.rule} data-state={state}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span>
        <VisuallyHidden component="span">{word}</VisuallyHidden>
        {children}
      </span>
    </span>
  );
}
