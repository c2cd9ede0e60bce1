export { usePageTitle } from './host';
export type {
  CompanySummary,
  Host,
  HostEvent,
  LiveEvent,
  MfeModule,
  Notice,
  Permission,
  Preferences,
  SlotComponent,
  SlotContext,
  SlotEntry,
  SlotProps,
  Unsubscribe,
  UserSummary,
} from './host';
export { localPath } from './local-path';
export { readRegistry } from './read-registry';
export type {
  BadgeSource,
  Contribution,
  Manifest,
  NavItem,
  NotificationTarget,
  Registry,
  RegistryEntry,
  Requirements,
  SearchAction,
  SearchSource,
  SlotContent,
  StampedManifest,
} from './manifest';
export { negotiate } from './negotiate';
export type { Negotiation, ShellOffer } from './negotiate';
export { paths, routes, SHIPMENT_TABS } from './paths';
export type { ShipmentTab } from './paths';
export { checkSource } from './source';
export { CONTRACT_VERSION } from './version';
