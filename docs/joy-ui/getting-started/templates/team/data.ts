import * as pictures from './pictures';

export type Role = 'owner' | 'admin' | 'editor' | 'viewer';
export type Status = 'active' | 'invited' | 'suspended';
export type Group = 'Design' | 'Engineering' | 'Sales' | 'Office';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  group: Group;
  status: Status;
  /** Days since the last visit, or since the invitation. */
  days: number;
  picture: string;
}

export const roles: Record<Role, { label: string; note: string }> = {
  owner: { label: 'Owner', note: 'Everything, and the bill' },
  admin: { label: 'Admin', note: 'People and settings' },
  editor: { label: 'Editor', note: 'Creates and changes projects' },
  viewer: { label: 'Viewer', note: 'Reads and comments' },
};
export const roleIds = Object.keys(roles) as Role[];

export const statuses: Record<Status, string> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
};

export const groups: readonly Group[] = ['Design', 'Engineering', 'Sales', 'Office'];

export const permissions: readonly { text: string; roles: readonly Role[] }[] = [
  { text: 'Read and comment', roles: ['owner', 'admin', 'editor', 'viewer'] },
  { text: 'Create projects', roles: ['owner', 'admin', 'editor'] },
  { text: 'Share with guests', roles: ['owner', 'admin', 'editor'] },
  { text: 'Invite people', roles: ['owner', 'admin'] },
  { text: 'Change roles', roles: ['owner', 'admin'] },
  { text: 'Pay the bill', roles: ['owner'] },
];

export const SEATS = 18;
/** The person who looks at the page. */
export const ME = 'selma-lindqvist';

function toPerson(
  name: string,
  role: Role,
  group: Group,
  days: number,
  picture = '',
  status: Status = 'active',
): Person {
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  const email = `${id.replace('-', '.')}@example.com`;
  return { id, name, email, role, group, status, days, picture };
}

export const startPeople: readonly Person[] = [
  toPerson('Selma Lindqvist', 'owner', 'Office', 0, pictures.selma),
  toPerson('Kofi Mensah', 'admin', 'Engineering', 0, pictures.kofi),
  toPerson('Maren Schulte', 'editor', 'Design', 1, pictures.maren),
  toPerson('Ravi Nair', 'editor', 'Engineering', 0, pictures.ravi),
  toPerson('Elin Dahl', 'admin', 'Design', 3, pictures.elin),
  toPerson('Hugo Ferreira', 'viewer', 'Sales', 12, pictures.hugo),
  toPerson('Dalia Nasser', 'editor', 'Sales', 2, pictures.dalia),
  toPerson('Peter Hollis', 'viewer', 'Office', 41, pictures.peter, 'suspended'),
  toPerson('Zofia Wrona', 'editor', 'Engineering', 5),
  toPerson('Callum Reid', 'viewer', 'Engineering', 1),
  toPerson('Noor Bakker', 'editor', 'Design', 8),
  toPerson('Anaïs Perrin', 'viewer', 'Sales', 2, '', 'invited'),
  toPerson('Luca Moretti', 'editor', 'Engineering', 6, '', 'invited'),
];

export function toLastSeen({ status, days }: Person) {
  const when = ['today', 'yesterday'][days] ?? `${days} days ago`;
  if (status === 'invited') return `Invited ${when}`;
  return `Last seen ${when}`;
}
