import { IconCheck, IconInfoCircle, IconX, VisuallyHidden } from '@lading/ui';
import classes from './password-rules.module.css';
import { containsPersonalWord, hasAllowedLength, PASSWORD_MIN_LENGTH, type PersonalWords } from './password-rules';
import { strengthOf } from './password-strength';

type RuleState = 'open' | 'met' | 'broken';

const LOOK = {
  open: { Icon: IconInfoCircle, word: '' },
  met: { Icon: IconCheck, word: 'Met: ' },
  broken: { Icon: IconX, word: 'Not met: ' },
};

const STRENGTH = { weak: 'Easy to guess', good: 'Good', strong: 'Strong' };

const stateOf = (typed: boolean, met: boolean): RuleState => (typed ? (met ? 'met' : 'broken') : 'open');

/** What a password must be, and how good it is, while it is typed. Made of spans, because it stands in the field's description. */
export function PasswordRules({ password, person }: { password: string; person: PersonalWords }) {
  const typed = password !== '';
  return (
    <span className={classes.rules}>
      {typed && <Meter password={password} />}
      <Rule state={stateOf(typed, hasAllowedLength(password))}>{`At least ${PASSWORD_MIN_LENGTH} characters of any kind`}</Rule>
      <Rule state={stateOf(typed, !containsPersonalWord(password, person))}>Nothing of your name, e-mail or company</Rule>
      <Rule state="open">Not a common password; this is checked when you continue</Rule>
    </span>
  );
}

function Meter({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <span className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden="true" />
      <span>
        <VisuallyHidden component="span">Strength: </VisuallyHidden>
        {STRENGTH[strength]}
      </span>
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
