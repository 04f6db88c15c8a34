/**
 * The pack for agents: what is in its files. The API is that of `ApiModel`, with texts as Markdown
 * and without what only the pages of the portal need.
 */
import type { IndexFiles } from '../../../src/lib/search/searchIndex';
import type { Twin } from '../markdown-twins/renderLlms';
import type { TwinSite } from '../markdown-twins/types';
import type {
  ApiChange,
  ApiDemo,
  ApiEntry,
  ApiPlan,
} from '../../content/api-reference/types';

/** What a pack is made of: models that the build has anyway. */
export interface PackSources {
  site: TwinSite;
  /** Installed versions by package name. */
  versions: Readonly<Record<string, string>>;
  twins: readonly Twin[];
  search: IndexFiles;
}

/** Texts by path below the folder of the pack. */
export type PackFiles = ReadonlyMap<string, string>;

/** What `pack.json` says. */
export interface PackManifest {
  /** Name of the portal. */
  name: string;
  /** Version of the pack: that of Material UI. */
  version: string;
  /** Address of the portal, with slash at the end. */
  url: string;
  /** Versions by package name. */
  packages: Readonly<Record<string, string>>;
  /** SHA-256 of all other files by path. */
  digests: Readonly<Record<string, string>>;
}

/** A prop, parameter, returned value or property. */
export interface PackMember {
  name: string;
  type: string;
  /** The TypeScript, where it says more. */
  declared?: string;
  default?: string;
  required?: true;
  /** Why, and what replaces it; empty where the package does not say. */
  deprecated?: string;
  /** Empty where the package says nothing. */
  description: string;
  signature?: string;
  plan?: ApiPlan;
  event?: true;
  /** Range of versions that list it; left out where all recorded ones do: `>5.13.7`. */
  since?: string;
  /** Since the first recorded release, the latest first. */
  changes?: ApiChange[];
}

export interface PackSlot {
  name: string;
  default?: string;
  className?: string;
  deprecated?: string;
  description: string;
}

export interface PackClass {
  key: string;
  className: string;
  deprecated?: string;
  description: string;
}

/** A component, hook or interface: the contents of a file below `api/`. */
export interface PackEntry {
  kind: 'component' | 'hook' | 'interface';
  name: string;
  product: ApiEntry['product'];
  package: string;
  version: string;
  /** Pathname of its page of the reference, with hash where it is a part of one. */
  href: string;
  imports: string[];
  description: string;
  deprecated?: string;
  plan?: ApiPlan;
  isUnstable?: true;
  /** First release that is recorded: older changes are not known. */
  changesSince?: string;
  /** Of a component. */
  props?: PackMember[];
  slots?: PackSlot[];
  classes?: PackClass[];
  refTarget?: string;
  themeName?: string;
  isSpread?: true;
  isPolymorphic?: true;
  inherits?: { name: string; file: string; props: string[] };
  demos?: Pick<ApiDemo, 'name' | 'label' | 'href'>[];
  /** Of a hook. */
  hookSignature?: string;
  parameters?: PackMember[];
  returnValue?: PackMember[];
  returnType?: string;
  /** Of an interface. */
  properties?: PackMember[];
  /** Declarations of types that it names. */
  types: Record<string, string>;
}

/** A line of `api/index.json`. */
export interface PackIndexEntry {
  kind: PackEntry['kind'];
  name: string;
  product: PackEntry['product'];
  package: string;
  file: string;
}
