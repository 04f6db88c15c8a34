import type {
  PackEntry,
  PackMember,
} from '../../../plugins/publish/agent-pack/types';
import { describeRecord, listAtVersion, parseVersion } from './atVersion';

const MEMBERS: PackMember[] = [
  {
    name: 'size',
    type: "'small' | 'large'",
    default: "'large'",
    required: true,
    description: '',
    changes: [
      { change: 'required', release: '5.14.0' },
      { change: 'type', release: '5.13.0', before: "'small'" },
      { change: 'default', release: '5.12.0' },
    ],
  },
  {
    name: 'slots',
    type: 'object',
    description: '',
    since: '>5.13.0',
    changes: [{ change: 'new', release: '5.13.0' }],
  },
];

const ENTRY = {
  package: '@wells/pump',
  version: '5.15.5',
  changesSince: '5.11.0',
} as PackEntry;

it('gives members as a release had them', () => {
  const { members, missing } = listAtVersion(MEMBERS, '5.12.0');
  expect(missing).toEqual(['slots']);
  expect(members).toHaveLength(1);
  expect(members[0]?.member).toMatchObject({ name: 'size', type: "'small'" });
  expect(members[0]?.member).not.toHaveProperty('default');
  expect(members[0]?.member).not.toHaveProperty('required');
  expect(members[0]?.notes).toEqual([
    'not required then',
    "type was another then: now 'small' | 'large'",
    "default was another then: now 'large'",
  ]);
});

it('says nothing of what has not changed since', () => {
  const { members, missing } = listAtVersion(MEMBERS, '5.15.5');
  expect(missing).toEqual([]);
  expect(members.map(({ notes }) => notes)).toEqual([[], []]);
  expect(members.map(({ member }) => member)).toEqual(MEMBERS);
});

it.each([
  ['^5.14.0', '5.14.0'],
  ['~5.0.0-beta.20', '5.0.0-beta.20'],
  [' v6.16.3', '6.16.3'],
])('reads %s as it stands in a manifest', (text, version) => {
  expect(parseVersion(text)).toBe(version);
});

it.each(['5', '5.14', 'latest', '', '5.14.x', '>=5 <6'])('refuses "%s"', (text) => {
  expect(() => parseVersion(text)).toThrow(
    `"${text}" is no version: pass one with three numbers, 5.14.0.`,
  );
});

it.each([
  ['5.16.0', /^5\.16\.0 is later than this pack/],
  ['5.10.0', /^Releases before 5\.11\.0 are not recorded/],
  ['5.12.0', /^$/],
])('says what is not known of %s', (version, note) => {
  expect(describeRecord(ENTRY, version)).toMatch(note);
});
