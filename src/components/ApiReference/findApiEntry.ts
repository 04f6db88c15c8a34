import type {
  ApiComponent,
  ApiEntry,
  ApiHook,
  ApiInterface,
  ApiPageData,
} from '../../../plugins/content/api-reference/types';

/** Props of every part of a reference page. */
export interface ApiPartProps {
  api: ApiPageData;
  /** Name of one of the page's components, hooks or interfaces. */
  name: string;
}

function findEntry<Entry extends ApiEntry>(
  { api, name }: ApiPartProps,
  entries: readonly Entry[] | undefined,
): Entry {
  const entry = entries?.find((candidate) => candidate.name === name);
  if (!entry) {
    throw new Error(`${api.href}: the reference has no "${name}"`);
  }
  return entry;
}

/** @throws if the page has no such component; so do the functions below */
export function findComponent(part: ApiPartProps): ApiComponent {
  return findEntry(part, part.api.components);
}

export function findHook(part: ApiPartProps): ApiHook {
  return findEntry(part, part.api.hooks);
}

export function findInterface(part: ApiPartProps): ApiInterface {
  return findEntry(part, part.api.interfaces);
}

export function findAnyEntry(
  part: ApiPartProps,
): ApiComponent | ApiHook | ApiInterface {
  const { components = [], hooks = [], interfaces = [] } = part.api;
  return findEntry(part, [...components, ...hooks, ...interfaces]);
}
