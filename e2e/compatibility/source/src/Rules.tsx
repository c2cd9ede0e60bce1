import type { SlotComponent } from '@lading/mfe-contract';
import { Text } from '@lading/ui';

/** A page of the settings. */
export const Rules: SlotComponent = ({ host }) => <Text>Rules of {host.session.company?.name}</Text>;
