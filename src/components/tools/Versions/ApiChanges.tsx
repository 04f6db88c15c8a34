import Link from '@docusaurus/Link';
import packages from '@generated/versions/default/api-changes.json';
import type {
  ApiChangeEntry,
  PackageChanges,
} from '../../../../plugins/content/versions/types';
import { useProjectVersions } from '../../../hooks/useProjectVersions';
import {
  compareVersions,
  isChangedSince,
} from '../../../lib/project/compareVersions';
import { ScrollingTable } from '../../article/Article/ScrollingTable';

/** What has changed in the API of each package: since the version of the reader's project, if known. */
export function ApiChanges() {
  const versions = useProjectVersions();
  const shown = versions
    ? packages.filter(({ packageName }) => Object.hasOwn(versions, packageName))
    : packages;
  return (
    <>
      <h2 id="api-changes">Changes of the API</h2>
      <p>
        {versions
          ? 'Between the versions of your project, as the settings list them, and those documented here. '
          : 'Since the first release whose API is recorded. With a package.json or a lock file, chosen in the settings or dropped on this page, it is since your version. '}
        What may break code comes first; what was removed is not recorded.
      </p>
      {shown.length === 0 && <p>Your project has none of the packages below.</p>}
      {(shown.length > 0 ? shown : packages).map((one) => (
        <ChangesOfPackage
          key={one.packageName}
          changes={one}
          projectVersion={versions?.[one.packageName]}
        />
      ))}
    </>
  );
}

interface ChangesOfPackageProps {
  changes: PackageChanges;
  projectVersion: string | undefined;
}

function ChangesOfPackage({ changes, projectVersion }: ChangesOfPackageProps) {
  const { packageName, since, version } = changes;
  const entries = changes.changes.filter(
    ({ release }) => !projectVersion || isChangedSince(projectVersion, release),
  );
  const isUnrecorded =
    projectVersion && since && compareVersions(projectVersion, since) < 0;
  return (
    <details open={projectVersion !== undefined}>
      <summary>
        <bdi>
          <code>{packageName}</code>, {projectVersion ?? since} to {version}:{' '}
          {entries.length} {entries.length === 1 ? 'change' : 'changes'}
        </bdi>
      </summary>
      {isUnrecorded && <p>Changes before {since} are not recorded.</p>}
      {entries.length > 0 && (
        <ScrollingTable>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Change</th>
              <th scope="col">Before</th>
              <th scope="col">After release</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ owner, name, href, change, release, before }) => (
              <tr key={`${href} ${change} ${release}`}>
                <th scope="row">
                  {owner} <Link to={href}>{name}</Link>
                </th>
                <td>{CHANGE_NAMES[change]}</td>
                <td>{before === undefined ? '–' : <code>{before}</code>}</td>
                <td>{release}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </details>
  );
}

const CHANGE_NAMES: Readonly<Record<ApiChangeEntry['change'], string>> = {
  required: 'Now required',
  type: 'Other type',
  default: 'Other default',
  deprecated: 'Deprecated',
  new: 'New',
};
