import { Button, Group, IconChevronDown, Menu, useDisclosure } from '@lading/ui';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../shared/area';
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
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" size="compact-sm" onClick={resolving.open} aria-label={`Resolve exception of ${shipmentNumber}`}>
        Resolve
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden="true" />} aria-label={`More for exception of ${shipmentNumber}`}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <OwnerItems exception={exception} acts={acts} />
          <Menu.Divider />
          <Menu.Item onClick={puttingOff.open}>Put off…</Menu.Item>
          {isSnoozed(exception, now) && (
            <Menu.Item onClick={() => void acts.perform(exception, { snoozedUntil: null }, `The exception of ${shipmentNumber} is back in the queue.`).catch(() => undefined)}>
              Bring back into the queue
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isResolving && (
        <ResolveDialog
          title={`Resolve: ${EXCEPTION_NAMES[kind].toLowerCase()}, ${shipmentNumber}`}
          text={text}
          onResolve={(resolution) => acts.perform(exception, { resolution }, `The exception of ${shipmentNumber} is resolved.`)}
          onClose={resolving.close}
        />
      )}
      {isPuttingOff && <PutOffDialog exception={exception} acts={acts} now={now} onClose={puttingOff.close} />}
    </Group>
  );
}

/** Colleagues are offered to those who may see who they are; everybody may take an exception and leave it. */
function OwnerItems({ exception, acts }: Omit<ExceptionMenuProps, 'now'>) {
  const { host, api } = useArea();
  const { data: members = [] } = useQuery({ ...activeMembers(api), enabled: host.session.can('member.manage') });
  const { shipmentNumber, ownerId } = exception;
  const me = host.session.user?.id;
  const give = (to: string | null, text: string) => void acts.perform(exception, { ownerId: to }, text).catch(() => undefined);
  const others = members.filter(({ userId }) => userId !== me && userId !== ownerId);
  return (
    <>
      {me && ownerId !== me && <Menu.Item onClick={() => give(me, `You took the exception of ${shipmentNumber}.`)}>Take it</Menu.Item>}
      {ownerId && <Menu.Item onClick={() => give(null, `Nobody owns the exception of ${shipmentNumber} now.`)}>Leave it to nobody</Menu.Item>}
      {others.map(({ userId, fullName }) => (
        <Menu.Item key={userId} onClick={() => give(userId, `${fullName} was given the exception of ${shipmentNumber}.`)}>
          Give to {fullName}
        </Menu.Item>
      ))}
    </>
  );
}
