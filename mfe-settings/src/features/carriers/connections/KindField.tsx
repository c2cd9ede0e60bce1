import { NativeSelect } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Connector } from '../../../shared/types';
import type { NewConnectionValues } from './connection-form';
import { newConnection } from './connection-form';
import { interfaceName, supported } from './connectors';

/** Kind of the carrier's interface. A choice fills in what the kind determines. */
export function KindField({ kinds }: { kinds: readonly Connector[] }) {
  const { reset } = useFormContext<NewConnectionValues>();
  const kind = useWatch<NewConnectionValues, 'connector'>({ name: 'connector' });
  const connector = kinds.find((each) => each.kind === kind);
  return (
    <NativeSelect
      label={t`Interface`}
      description={connector && descriptionOf(connector)}
      data={kinds.map((each) => ({ value: each.kind, label: interfaceName(each) }))}
      value={kind}
      onChange={({ currentTarget: { value } }) => reset(newConnection(kinds.find((each) => each.kind === value)))}
    />
  );
}

/** What the interface can do, and whether it has been run against the carrier. */
function descriptionOf(connector: Connector): string {
  const supports = t`Supports: ${supported(connector)}.`;
  return connector.source === null
    ? supports
    : `${supports} ${t`Built from the published description, not run against the carrier.`}`;
}
