import { useRemote } from '@lading/mfe-kit';
import { Button, Group, IconChevronDown, Menu, useDisclosure } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EXCEPTION_NAMES, isSnoozed } from '../../../shared/exceptions';
import { ResolveDialog } from '../../../shared/ResolveDialog';
import { activeMembers, type QueuedException } from '../api';
import { PutOffDialog } from './PutOffDialog';
import type { ExceptionActs } from './use-exception-acts';

interface ExceptionMenuProps {
  exception: QueuedException;
  acts: ExceptionActs;
  now: Date;
}

/** What one may do about an exception: resolve it, take or give it, put it off. */
export function ExceptionMenu({ exception, acts, now }: ExceptionMenuProps) {
  const [isResolving, resolving] = useDisclosure();
  const [isPuttingOff, puttingOff] = useDisclosure();
  const { kind, text, shipmentNumber } = exception;
  const name = i18n._(EXCEPTION_NAMES[kind]).toLowerCase();
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="compact-sm"
        onClick={resolving.open}
        aria-label={t`Resolve exception of ${shipmentNumber}`}
      >
        <Trans>Resolve</Trans>
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            rightSection={<IconChevronDown size={14} aria-hidden="true" />}
            aria-label={t`More for exception of ${shipmentNumber}`}
          >
            <Trans>More</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <OwnerItems exception={exception} acts={acts} />
          <Menu.Divider />
          <Menu.Item onClick={puttingOff.open}>{t`Put off…`}</Menu.Item>
          {isSnoozed(exception, now) && (
            <Menu.Item
              onClick={() =>
                void acts
                  .perform(
                    exception,
                    { snoozedUntil: null },
                    t`The exception of ${shipmentNumber} is back in the queue.`,
                  )
                  .catch(() => undefined)
              }
            >
              <Trans>Bring back into the queue</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isResolving && (
        <ResolveDialog
          title={t`Resolve: ${name}, ${shipmentNumber}`}
          text={text}
          onResolve={(resolution) =>
            acts.perform(exception, { resolution }, t`The exception of ${shipmentNumber} is resolved.`)
          }
          onClose={resolving.close}
        />
      )}
      {isPuttingOff && <PutOffDialog exception={exception} acts={acts} now={now} onClose={puttingOff.close} />}
    </Group>
  );
}

/** Colleagues are offered to those who may see who they are; everybody may take an exception and leave it. */
function OwnerItems({ exception, acts }: Omit<ExceptionMenuProps, 'now'>) {
  const { host, api } = useRemote();
  const { data: members = [] } = useQuery({ ...activeMembers(api), enabled: host.session.can('member.manage') });
  const { shipmentNumber, ownerId } = exception;
  const me = host.session.user?.id;
  const give = (to: string | null, text: string) =>
    void acts.perform(exception, { ownerId: to }, text).catch(() => undefined);
  const others = members.filter(({ userId }) => userId !== me && userId !== ownerId);
  return (
    <>
      {me && ownerId !== me && (
        <Menu.Item onClick={() => give(me, t`You took the exception of ${shipmentNumber}.`)}>{t`Take it`}</Menu.Item>
      )}
      {ownerId && (
        <Menu.Item
          onClick={() => give(null, t`Nobody owns the exception of ${shipmentNumber} now.`)}
        >{t`Leave it to nobody`}</Menu.Item>
      )}
      {others.map(({ userId, fullName }) => (
        <Menu.Item
          key={userId}
          onClick={() => give(userId, t`${fullName} was given the exception of ${shipmentNumber}.`)}
        >
          <Trans>Give to {fullName}</Trans>
        </Menu.Item>
      ))}
    </>
  );
}
