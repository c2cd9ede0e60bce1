import { paths } from '@lading/mfe-contract';

/** Dock mode: the pickups of a day. */
export const DOCK_PATH = `${paths.shipments()}/dock`;
