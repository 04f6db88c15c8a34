import { dana, ines, oskar, priya, tom } from './pictures';
import { type Person } from './types';

export const ME: Person = {
  id: 'dana',
  name: 'Dana Whitlock',
  role: 'Larch & Daughters',
  presence: 'online',
  picture: dana,
};

export const PEOPLE: readonly Person[] = [
  ME,
  {
    id: 'priya',
    name: 'Priya Raman',
    role: 'Design',
    presence: 'online',
    picture: priya,
  },
  {
    id: 'tom',
    name: 'Tom Whitaker',
    role: 'Deliveries',
    presence: 'away',
    picture: tom,
  },
  {
    id: 'ines',
    name: 'Ines Carvalho',
    role: 'Workshop',
    presence: 'online',
    picture: ines,
  },
  {
    id: 'oskar',
    name: 'Oskar Brandt',
    role: 'Accounts',
    presence: 'offline',
    picture: oskar,
  },
  {
    id: 'leila',
    name: 'Leila Haddad',
    role: 'Shop in Ghent',
    presence: 'away',
    picture: null,
  },
];

export const getPerson = (id: string): Person =>
  PEOPLE.find((person) => person.id === id) ?? ME;

export const PRESENCE_NAMES = {
  online: 'Online',
  away: 'Away',
  offline: 'Offline',
} as const;

export const PRESENCE_COLORS = {
  online: 'success',
  away: 'warning',
  offline: 'neutral',
} as const;
