export interface Person {
  id: number;
  name: string;
  team: string;
  email: string;
}

export const people: Person[] = [
  { id: 1, name: 'Ana Costa', team: 'Design', email: 'ana@example.com' },
  { id: 2, name: 'Ben Okafor', team: 'Design', email: 'ben@example.com' },
  { id: 3, name: 'Chen Wei', team: 'Sales', email: 'chen@example.com' },
  { id: 4, name: 'Dora Lind', team: 'Sales', email: 'dora@example.com' },
  { id: 5, name: 'Dora Lind', team: 'Support', email: 'd.lind@example.com' },
  { id: 6, name: 'Emil Roth', team: 'Support', email: 'emil@example.com' },
];
