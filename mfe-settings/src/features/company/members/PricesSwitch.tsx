import { Switch } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Member } from '../../../shared/types';
import type { useChangeMember } from './use-members';

interface PricesSwitchProps {
  member: Member;
  disabled: boolean;
  change: ReturnType<typeof useChangeMember>;
}

/** Whether a member sees prices: a switch if the role leaves the choice. */
export function PricesSwitch({ member, disabled, change }: PricesSwitchProps) {
  const { fullName, seesPrices, pricesCanBeChosen } = member;
  if (!pricesCanBeChosen) return seesPrices ? t`Yes` : t`No`;
  const pending = change.isPending && change.variables.member.userId === member.userId;
  return (
    <Switch
      aria-label={t`${fullName} sees prices`}
      checked={pending ? (change.variables.change.seesPrices ?? seesPrices) : seesPrices}
      disabled={disabled || pending}
      onChange={(event) => change.mutate({ member, change: { seesPrices: event.currentTarget.checked } })}
    />
  );
}
