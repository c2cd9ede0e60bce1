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
  Canary,
  Contribution,
  Manifest,
  NavItem,
  NotificationTarget,
  Promotion,
  Registry,
  RegistryEntry,
  Requirements,
  SearchAction,
  SearchSource,
  ShellEntry,
  ShellManifest,
  PageChunk,
  SlotContent,
  StampedManifest,
} from './manifest';
export { markNavigation } from './navigation';
export { negotiate } from './negotiate';
export type { Negotiation, ShellOffer } from './negotiate';
export { FACTOR_SETUP_DONE, paths, routes, SHIPMENT_TABS } from './paths';
export type { ShipmentTab } from './paths';
export { signatureProblem, signedText } from './signature';
export type { Keys } from './signature';
export { giveUpPendingChunks } from './pending-chunks';
export { checkSource } from './source';
export { useCode } from './use-code';
export type { CodeSource, CodeState } from './use-code';
export { CONTRACT_VERSION } from './version';
