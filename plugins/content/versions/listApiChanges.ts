import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiMember,
  ApiPageData,
} from '../api-reference/types';
import type { ApiChangeEntry, PackageChanges } from './types';

type Owner = ApiComponent | ApiHook | ApiInterface;

/** Those that may break code before those that warn and those that add. */
const ORDER = ['required', 'type', 'default', 'deprecated', 'new'] as const;

const listMembers = (owner: Owner): readonly ApiMember[] => {
  switch (owner.kind) {
    case 'component':
      return owner.props;
    case 'hook':
      return [...owner.parameters, ...owner.returnValue];
    case 'interface':
      return owner.properties;
  }
};

const toPagePath = (href: string) => href.replace(/#.*$/, '');

function listEntries(owner: Owner): ApiChangeEntry[] {
  return listMembers(owner).flatMap(({ name, anchor, changes = [] }) =>
    changes.map(({ change, release, before }) => ({
      owner: owner.name,
      name,
      href: `${toPagePath(owner.href)}#${anchor}`,
      change,
      release,
      ...(before === undefined ? {} : { before }),
    })),
  );
}

/**
 * Lists what has changed in the API of each package since the first release that was recorded,
 * what may break code first.
 *
 * @param pages all pages of the API reference
 */
export function listApiChanges(pages: Iterable<ApiPageData>): PackageChanges[] {
  const byPackage = new Map<string, PackageChanges>();
  for (const { components = [], hooks = [], interfaces = [] } of pages) {
    for (const owner of [...components, ...hooks, ...interfaces]) {
      const known = byPackage.get(owner.package) ?? {
        packageName: owner.package,
        since: owner.changesSince ?? null,
        version: owner.source.version,
        changes: [],
      };
      byPackage.set(owner.package, {
        ...known,
        since: known.since ?? owner.changesSince ?? null,
        changes: [...known.changes, ...listEntries(owner)],
      });
    }
  }
  return [...byPackage.values()]
    .filter(({ changes }) => changes.length > 0)
    .map((one) => ({
      ...one,
      changes: one.changes.toSorted(
        (a, b) =>
          ORDER.indexOf(a.change) - ORDER.indexOf(b.change) ||
          a.owner.localeCompare(b.owner, 'en') ||
          a.name.localeCompare(b.name, 'en'),
      ),
    }))
    .sort((a, b) => a.packageName.localeCompare(b.packageName, 'en'));
}
