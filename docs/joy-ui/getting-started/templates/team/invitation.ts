import { SEATS, type Group, type Person, type Role } from './data';

export interface Invitation {
  emails: string;
  role: Role;
  group: Group;
}

export const toAddresses = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((address) => address !== ''),
  ),
];

/** What is wrong with the addresses, or nothing. */
export function findError(text: string, people: readonly Person[]) {
  const addresses = toAddresses(text);
  const wrong = addresses.find((address) => !/^\S+@\S+\.\S+$/.test(address));
  const known = addresses.find((address) =>
    people.some(({ email }) => email === address),
  );
  const free = SEATS - people.length;

  if (addresses.length === 0) return 'Enter at least one email address.';
  if (wrong) return `“${wrong}” is not an email address.`;
  if (known) return `${known} is in the team already.`;
  if (addresses.length > free) {
    return `Not enough seats: ${addresses.length} addresses, ${free} free.`;
  }
  return undefined;
}

export function toPeople({ emails, role, group }: Invitation): Person[] {
  return toAddresses(emails).map((email) => ({
    id: email,
    email,
    role,
    group,
    name: (email.split('@')[0] ?? email)
      .split(/[._-]+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
    status: 'invited',
    days: 0,
    picture: '',
  }));
}
