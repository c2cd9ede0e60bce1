import type { SlotContext, SlotProps } from '@lading/mfe-contract';
import { Fragment, use } from 'react';
import { SlotContentView } from './SlotContentView';
import { slotContents } from './slot-contents';
import { SlotServicesContext } from './slot-services';

const NO_CONTEXT: SlotContext = {};

/** The contents of all remotes for a slot that this user may see, in order, or one of them. */
export function Slot({ name, only, context = NO_CONTEXT, children: frame = ({ content }) => content }: SlotProps) {
  const services = use(SlotServicesContext);
  if (!services) throw new Error('Slot must be used inside the shell');
  return slotContents(services.registry, name, services.permissions)
    .filter(({ id }) => only === undefined || id === only)
    .map(({ remote, item }) => (
      <Fragment key={`${remote.entry} ${item.content}`}>
        {frame({
          label: item.label,
          content: <SlotContentView services={services} remote={remote} item={item} context={context} />,
        })}
      </Fragment>
    ));
}
