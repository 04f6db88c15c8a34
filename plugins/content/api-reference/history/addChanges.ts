import type { ApiModel } from '../extract/model';
import type { ApiChange, ApiEntry, ApiMember } from '../types';
import { listReleaseRows } from './compareRows';
import { listChanges, type PackageRecord } from './packageRecord';

/**
 * Says of each row what changed about it since the releases that were recorded.
 *
 * @param records by npm name; a package without one stays as it is
 */
export function addChanges(
  model: ApiModel,
  records: ReadonlyMap<string, PackageRecord>,
): ApiModel {
  const changes = new Map<string, Map<string, ApiChange[]>>();
  for (const [name, rows] of listReleaseRows(model)) {
    const record = records.get(name);
    if (record) changes.set(name, listChanges(record, rows));
  }
  const addTo = <Member extends ApiMember>(
    { package: name }: ApiEntry,
    members: readonly Member[],
  ): Member[] =>
    members.map((member) => {
      const found = changes.get(name)?.get(member.anchor);
      return found ? { ...member, changes: found } : member;
    });
  const addSince = <Entry extends ApiEntry>(entry: Entry): Entry => {
    const record = records.get(entry.package);
    return record ? { ...entry, changesSince: record.first } : entry;
  };
  return {
    ...model,
    components: model.components.map((entry) =>
      addSince({ ...entry, props: addTo(entry, entry.props) }),
    ),
    hooks: model.hooks.map((entry) =>
      addSince({
        ...entry,
        parameters: addTo(entry, entry.parameters),
        returnValue: addTo(entry, entry.returnValue),
      }),
    ),
    interfaces: model.interfaces.map((entry) =>
      addSince({ ...entry, properties: addTo(entry, entry.properties) }),
    ),
  };
}
