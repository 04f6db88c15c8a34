import { compare, valid } from 'semver';
import type {
  PackEntry,
  PackMember,
} from '../../../plugins/publish/agent-pack/types';
import { isChangedSince } from '../../../src/lib/project/compareVersions';

/** A member as an earlier release had it. */
export interface MemberAtVersion {
  member: PackMember;
  /** What has changed since: `default was 'medium'`. */
  notes: string[];
}

/** Members of an entry as a release had them. */
export interface MembersAtVersion {
  members: MemberAtVersion[];
  /** Names of those that were not listed yet. */
  missing: string[];
}

/**
 * Reads a version as it stands in a `package.json`.
 *
 * @throws if it is none
 * @example parseVersion('^5.14.0') // → '5.14.0'
 */
export function parseVersion(text: string): string {
  const version = valid(text.trim().replace(/^[\^~=v]+/, ''));
  if (!version) {
    throw new Error(`"${text}" is no version: pass one with three numbers, 5.14.0.`);
  }
  return version;
}

function describeAt(member: PackMember, version: string): MemberAtVersion | null {
  // Those that the release had not seen yet, back to the one that follows it.
  const later = (member.changes ?? []).filter(({ release }) =>
    isChangedSince(version, release),
  );
  if (later.some(({ change }) => change === 'new')) return null;
  const was = { ...member };
  const notes: string[] = [];
  for (const { change, before } of later) {
    if (change === 'type' && before !== undefined) was.type = before;
    if (change === 'default') {
      if (before === undefined) delete was.default;
      else was.default = before;
    }
    if (change === 'required') delete was.required;
    if (change === 'deprecated') delete was.deprecated;
    notes.push(
      change === 'type' || change === 'default'
        ? `${change} was another then: now ${change === 'type' ? member.type : (member.default ?? 'none')}`
        : `not ${change} then`,
    );
  }
  return { member: was, notes: [...new Set(notes)] };
}

/** Members as a release had them, so far as its record says. */
export function listAtVersion(
  members: readonly PackMember[],
  version: string,
): MembersAtVersion {
  const found = members.map((member) => describeAt(member, version));
  return {
    members: found.filter((one) => one !== null),
    missing: members
      .filter((_member, index) => found[index] === null)
      .map(({ name }) => name),
  };
}

/** What the record does not say about a release; empty where it says all. */
export function describeRecord(entry: PackEntry, version: string): string {
  const { changesSince } = entry;
  if (compare(version, entry.version) > 0) {
    return `${version} is later than this pack, which is of ${entry.package} ${entry.version}: newer props are missing here.`;
  }
  if (!changesSince) return `No earlier releases of ${entry.package} are recorded.`;
  return compare(version, changesSince) < 0
    ? `Releases before ${changesSince} are not recorded: ${version} may lack more than is said here.`
    : '';
}
