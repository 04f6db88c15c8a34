import { compare } from 'semver';
import type {
  PackEntry,
  PackMember,
} from '../../../plugins/publish/agent-pack/types';
import { answerPart } from './answerPages';
import {
  describeRecord,
  listAtVersion,
  parseVersion,
  type MemberAtVersion,
} from './atVersion';
import { findEntry, listClosest, type EntryQuery } from './findInPack';
import type { Pack } from './openPack';

/** What is asked about a component, hook or interface. */
export interface ApiQuery extends EntryQuery {
  /** One prop, parameter or property. */
  prop?: string | undefined;
  version?: string | undefined;
  from?: number | undefined;
}

/** Fields that members stand in, with what they are called. */
const LISTS = [
  ['props', 'Props'],
  ['parameters', 'Parameters'],
  ['returnValue', 'Return value'],
  ['properties', 'Properties'],
] as const;

const listMembers = (entry: PackEntry): PackMember[] =>
  LISTS.flatMap(([field]) => entry[field] ?? []);

function firstSentence(text: string): string {
  const [line = ''] = text.split('\n');
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}

function memberToLine({ member, notes }: MemberAtVersion): string {
  const { name, type, required, since, deprecated, plan, description } = member;
  const marks = [
    required && 'required',
    since && `since ${since}`,
    plan && `${plan} plan`,
    ...notes,
  ].filter(Boolean);
  const value = member.default === undefined ? '' : ` = ${member.default}`;
  return [
    `- \`${name}\`: \`${type}${value}\`${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`,
    deprecated === undefined ? '' : ` Deprecated. ${firstSentence(deprecated)}`,
    deprecated === undefined && description ? ` ${firstSentence(description)}` : '',
  ].join('');
}

function describeMember({ member, notes }: MemberAtVersion): string[] {
  const { name, type, declared, required, since, deprecated } = member;
  return [
    `## ${name}${required ? ' (required)' : ''}`,
    '',
    `Type: \`${type}\`${declared ? `, in TypeScript \`${declared}\`` : ''}`,
    ...(member.default === undefined ? [] : [`Default: \`${member.default}\``]),
    ...(since ? [`Listed by versions ${since}`] : []),
    ...notes.map((note) => `Then: ${note}`),
    ...(deprecated === undefined ? [] : ['', `Deprecated. ${deprecated}`]),
    ...(member.description ? ['', member.description] : []),
    ...(member.signature ? ['', '```ts', member.signature, '```'] : []),
  ];
}

function describeHead(entry: PackEntry): string[] {
  const { kind, name, imports, deprecated, isUnstable, plan, inherits } = entry;
  const facts = [
    `${entry.package}@${entry.version}`,
    entry.href,
    ...(plan ? [`${plan} plan`] : []),
    ...(isUnstable ? ['unstable'] : []),
  ];
  return [
    `# ${name}${kind === 'component' ? '' : ` (${kind})`}`,
    '',
    facts.join(' · '),
    ...(deprecated === undefined ? [] : ['', `Deprecated. ${deprecated}`]),
    ...(imports[0] ? ['', '```ts', imports[0], '```'] : []),
    ...(entry.hookSignature ? ['', '```ts', entry.hookSignature, '```'] : []),
    ...(inherits
      ? [
          '',
          `Takes the props of ${inherits.name}, too: ${inherits.props.join(', ')}.`,
        ]
      : []),
    ...(entry.isSpread ? ['Other props go to the root element.'] : []),
  ];
}

function describeLists(entry: PackEntry, version: string | undefined): string[] {
  return LISTS.flatMap(([field, title]) => {
    const members = entry[field] ?? [];
    if (members.length === 0) return [];
    const { members: own, missing } = version
      ? listAtVersion(members, version)
      : { members: members.map((member) => ({ member, notes: [] })), missing: [] };
    return [
      '',
      `## ${title}`,
      '',
      ...own.map(memberToLine),
      ...(missing.length > 0
        ? ['', `Not yet in ${version}: ${missing.join(', ')}.`]
        : []),
    ];
  });
}

function describeRest({
  slots = [],
  classes = [],
  themeName,
  demos = [],
}: PackEntry) {
  return [
    ...(slots.length > 0
      ? [
          '',
          '## Slots',
          '',
          ...slots.map(
            ({ name, description }) =>
              `- \`${name}\`${description ? `: ${firstSentence(description)}` : ''}`,
          ),
        ]
      : []),
    ...(classes.length > 0
      ? [
          '',
          '## Classes',
          '',
          classes.map(({ className }) => `\`.${className}\``).join(', '),
        ]
      : []),
    ...(themeName ? ['', `Name in a theme: \`${themeName}\``] : []),
    ...(demos.length > 0
      ? [
          '',
          `Demos: ${demos
            .slice(0, 12)
            .map(({ name }) => name)
            .join(', ')}`,
        ]
      : []),
  ];
}

/** @throws with the nearest names if the entry has no such member */
function findMember(entry: PackEntry, name: string): PackMember {
  const members = listMembers(entry);
  const found = members.find((member) => member.name === name);
  if (found) return found;
  if (entry.inherits?.props.includes(name)) {
    throw new Error(
      `${entry.name} takes "${name}" from ${entry.inherits.name}: ask for it there.`,
    );
  }
  throw new Error(
    `${entry.name} has no "${name}". The nearest are ${listClosest(
      name,
      members.map((member) => member.name),
    ).join(
      ', ',
    )}.${entry.isSpread ? ' Attributes of its root element are taken as well.' : ''}`,
  );
}

/** The API of a component, hook or interface, or of one of its props. */
export function answerComponent(pack: Pack, query: ApiQuery): string {
  const entry = pack.readEntry(findEntry(pack, query));
  const version = query.version && parseVersion(query.version);
  const note = version ? describeRecord(entry, version) : '';
  const warning = note ? ['', `> ${note}`] : [];
  if (query.prop !== undefined) {
    const member = findMember(entry, query.prop);
    const { members, missing } = version
      ? listAtVersion([member], version)
      : { members: [{ member, notes: [] }], missing: [] };
    return answerPart(
      [
        `# ${entry.name} (${entry.package}@${entry.version})`,
        ...warning,
        '',
        ...(missing.length > 0
          ? [
              `Not yet in ${version}: ${member.name} is listed by versions ${member.since}.`,
            ]
          : members.flatMap(describeMember)),
      ].join('\n'),
      query.from,
    );
  }
  return answerPart(
    [
      ...describeHead(entry),
      ...warning,
      ...describeLists(entry, version),
      ...describeRest(entry),
    ].join('\n'),
    query.from,
  );
}

/** What is asked about a move from one version to another. */
export interface MigrationQuery extends Omit<ApiQuery, 'version'> {
  fromVersion: string;
  toVersion?: string | undefined;
}

function describeChanges(
  member: PackMember,
  fromVersion: string,
  toVersion: string,
): string[] {
  const changes = (member.changes ?? []).filter(
    ({ release }) =>
      compare(release, fromVersion) >= 0 && compare(release, toVersion) < 0,
  );
  return changes.map(({ change, release, before }) => {
    const start = `- \`${member.name}\`, after ${release}:`;
    switch (change) {
      case 'new':
        return `${start} new, \`${member.type}\`. ${firstSentence(member.description)}`;
      case 'type':
        return `${start} its type was \`${before}\` and is now \`${member.type}\`.`;
      case 'default':
        return `${start} its default was \`${before ?? 'none'}\` and is now \`${member.default ?? 'none'}\`.`;
      case 'required':
        return `${start} required.`;
      case 'deprecated':
        return `${start} deprecated. ${member.deprecated ?? ''}`.trim();
    }
  });
}

/** What changed about the props of a component between two versions of its package. */
export function answerMigration(pack: Pack, query: MigrationQuery): string {
  const entry = pack.readEntry(findEntry(pack, query));
  const fromVersion = parseVersion(query.fromVersion);
  const toVersion = parseVersion(query.toVersion ?? entry.version);
  if (compare(fromVersion, toVersion) >= 0) {
    throw new Error(`${fromVersion} is not earlier than ${toVersion}.`);
  }
  const members =
    query.prop === undefined ? listMembers(entry) : [findMember(entry, query.prop)];
  const changes = members.flatMap((member) =>
    describeChanges(member, fromVersion, toVersion),
  );
  const deprecated = members.filter((member) => member.deprecated !== undefined);
  const note = describeRecord(entry, fromVersion);
  return answerPart(
    [
      `# ${entry.name} from ${fromVersion} to ${toVersion} (${entry.package})`,
      ...(note ? ['', `> ${note}`] : []),
      '',
      ...(changes.length > 0
        ? changes
        : ['No change of type, default, requirement or deprecation is recorded.']),
      ...(deprecated.length > 0
        ? [
            '',
            `Deprecated in ${entry.version}:`,
            '',
            ...deprecated.map(
              ({ name, deprecated: reason = '' }) =>
                `- \`${name}\`: ${reason || 'the package gives no reason.'}`,
            ),
          ]
        : []),
      '',
      'Props that were removed are not recorded, nor are slots and classes: search for "breaking changes" and the name of the component.',
    ].join('\n'),
    query.from,
  );
}
