import type { Permission } from './host';
import type { ShellOffer } from './negotiate';

/** Something that a remote adds to the shell. Only users with all permissions, those of the remote included, see it. */
export interface Contribution {
  label: string;
  /** Label by locale, such as `fr-CA`. Other locales and older shells show `label`. */
  labels?: Record<string, string>;
  /** Lowest first; contributions without an order come last. Steps of ten leave room for others. */
  order?: number;
  permissions?: Permission[];
}

/** A link in the shell's navigation or in the user's menu. */
export interface NavItem extends Contribution {
  path: string;
  /** SVG path data of an outline on a grid of 24 by 24. Anything else, such as the names of contract 1.1, gets a neutral icon. */
  icon: string;
  /** A number to show beside the label. Since contract 1.2. */
  badge?: BadgeSource;
  /** Without effect: `/` leads to the home page. Accepted because released remotes state it; earlier shells of contract 1.2 start at this entry. */
  start?: boolean;
}

/** Where the number of a navigation entry comes from. Zero is not shown. */
export interface BadgeSource {
  /** Path of the API, with its query; answers GET with an object. */
  url: string;
  /** Property of the response with the number. */
  field: string;
  /** Kind of resource whose changes on the server refresh the number. */
  resource?: string;
}

/** A kind of resources that the search looks through. Templates name properties of a found item in braces: `{origin.city}`. */
export interface SearchSource extends Contribution {
  /** Path of the API that takes `q` and `limit` and responds with `items`. */
  url: string;
  /** Template of the path of an item's page. Values are encoded. */
  path: string;
  /** Template of an item's name, such as its number. */
  title: string;
  /** Template of what tells it apart from others. */
  detail: string;
}

/** An action of the search dialog, which opens a page. */
export interface SearchAction extends Contribution {
  path: string;
  /** Further words that find it. */
  keywords?: string;
}

/** The page that a notification leads to. The first target that fits applies. */
export interface NotificationTarget {
  /** Type of the subject. */
  subject: string;
  /** Kind of notification; absent: all kinds. */
  kind?: string;
  /** Template of the path; `{id}` is the subject's. */
  path: string;
  icon: string;
}

/** Content of this remote for a slot, a named place on a page of the shell (`home`) or of another remote (`settings`: a page of the settings). */
export interface SlotContent extends Contribution {
  slot: string;
  /** Name of the content among `slots` of the remote's module. Once per slot; it is part of the content's id. */
  content: string;
}

/** A page whose code is a chunk of its own. A first load of the page requests that chunk beside the start chunks instead of after them. */
export interface PageChunk {
  /** Without parameters. */
  path: string;
  /** Name of the chunk (`webpackChunkName`). */
  chunk: string;
  /** Scripts of the chunk, relative to the remote's folder, with their hashes. Not in the file that a team writes: the build adds it. */
  scripts?: Record<string, string>;
}

/** Versions of the shared modules, the contract and the API that a remote was built with, as caret ranges. Computed by the build from its imports. */
export interface Requirements {
  ui: string;
  /** Major version of the API. Shells of contract 1.1 and older read only this. */
  api: number;
  apiVersion?: string;
  contract?: string;
  react?: string;
  /** Version of react-router behind `@lading/ui/router`. */
  router?: string;
  lingui?: string;
}

/** What a remote declares before any of its code runs, in its `mfe.manifest.json`. */
export interface Manifest {
  name: string;
  /** Major version of the contract that the remote was written for. */
  contract: number;
  /** Path prefixes of the remote, each with a leading slash. */
  basePaths: string[];
  /** Prefixes of pages about the user, which work without an active company. Since contract 1.2, as all that follows but permissions and requirements. */
  userPaths?: string[];
  /** `public` pages need no sign-in and have the bare layout; `signed-in` pages are inside the frame. */
  access: 'public' | 'signed-in';
  nav: NavItem[];
  userMenu?: NavItem[];
  search?: SearchSource[];
  actions?: SearchAction[];
  notificationTargets?: NotificationTarget[];
  slots?: SlotContent[];
  pages?: PageChunk[];
  /** Permissions without which no page of the remote is of use. */
  permissions: Permission[];
  /** Not in the file that a team writes: the build adds it. */
  requires: Requirements;
}

/** The manifest as the build writes it to `dist/mfe.manifest.json`. */
export interface StampedManifest extends Manifest {
  version: string;
  /** SHA-256 over the built files, hexadecimal. */
  checksum: string;
  /** File to load first, relative to the remote's own folder. */
  entry: string;
  /** Hash of the entry file as in HTML's `integrity` (sha384). The entry contains the hashes of all scripts that it loads. */
  integrity: string;
  /** Scripts that every page of the remote needs after the entry, relative to its folder, with their hashes; a page may preload them. */
  startChunks: Record<string, string>;
  /** Hashes (sha384) of all files that browsers can load, relative to the folder. Not in the registry. */
  files?: Record<string, string>;
  /** Git commit of the sources; it ends in `-dirty` if they had uncommitted changes. Builds of earlier versions have none of this and the following. */
  commit?: string;
  /** ISO 8601 time. */
  builtAt?: string;
  /** Size of all files that browsers can load, uncompressed. */
  bytes?: number;
  /** Ed25519 signature with a key of the team, base64 (see `signedText`). Added when it is released. */
  signature?: string;
}

type BuildFacts = Pick<StampedManifest, 'version' | 'checksum' | 'commit' | 'builtAt' | 'bytes' | 'signature'>;

/** Who made a release live, and when (ISO 8601). The name is as claimed: signatures show who built a release. */
export interface Promotion {
  by: string;
  at: string;
}

/**
 * A published remote: `entry` is the path from the origin, inside the remote's immutable folder, or a URL on another allowed origin.
 * What the registry adds to the manifest is not signed; its names are in `UNSIGNED`.
 */
export interface RegistryEntry extends StampedManifest {
  enabled: boolean;
  /** In the store only. */
  canary?: Canary;
  /** In pages of testers only: a release that is not live. */
  override?: boolean;
  /** Why the server switched it off; displayed. */
  reason?: string;
  promotion?: Promotion;
}

/** The manifest of a shell as the build writes it to `dist/shell.manifest.json`. */
export interface ShellManifest extends BuildFacts {
  name: 'shell';
  /** Hash (sha384) of `index.html`, which contains the hashes of the scripts and styles that it loads. */
  integrity: string;
  /** What this shell provides to remotes; `api` is the version of the API that it was built for. */
  provides: ShellOffer;
  /** Hashes (sha384) of all files, relative to the folder. Not in the registry. */
  files: Record<string, string>;
}

/** The live shell: its files are in `/mfe/shell/<release>/`. */
export interface ShellEntry extends Omit<ShellManifest, 'files'> {
  /** Version and hash, for example `0.1.0-ab49a3ba5f63`. */
  release: string;
  promotion?: Promotion;
}

/** A release that some users get instead of the live one. A rule that applies is enough; pages get only what was chosen for their user. */
export interface Canary {
  release: RegistryEntry;
  /** Share of users, 0 to 100. */
  percent?: number;
  /** Ids of companies. */
  companies?: string[];
  /** Users who asked for early releases. */
  optIn?: boolean;
}

/** Body of `/registry.json`. */
export interface Registry {
  /** Absent if the installation has no release of the shell in its store yet. */
  shell?: ShellEntry;
  remotes: RegistryEntry[];
}
