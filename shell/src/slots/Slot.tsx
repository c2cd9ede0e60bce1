import type { SlotContext, SlotProps } from '@lading/mfe-contract';
import { Fragment, use } from 'react';
import { contributionsOf } from '../registry/contributions';
import { checkFit } from '../remotes/check-fit';
import { SlotContentView } from './SlotContentView';
import { SlotServicesContext } from './slot-services';

const NO_CONTEXT: SlotContext = {};

/** The contents of all remotes for a slot that this user may see, in order. */
export function Slot({ name, context = NO_CONTEXT, children: frame = ({ content }) => content }: SlotProps) {
  const services = use(SlotServicesContext);
  if (!services) throw new Error('Slot must be used inside the shell');
  return contributionsOf(services.registry, 'slots', services.permissions)
    .filter(({ remote, item }) => item.slot === name && checkFit(remote).ok)
    .map(({ remote, item }) => (
      <Fragment key={`${remote.entry} ${item.content}`}>
        {frame({
          label: item.label,
          content: <SlotContentView services={services} remote={remote} item={item} context={context} />,
        })}
      </Fragment>
    ));
}
