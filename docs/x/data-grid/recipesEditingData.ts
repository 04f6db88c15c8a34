export interface Booking {
  id: number;
  guest: string;
  country: string;
  city: string;
}

export const cities: Readonly<Record<string, string[]>> = {
  Italy: ['Genoa', 'Trieste'],
  Portugal: ['Lisbon', 'Porto'],
  Spain: ['Bilbao', 'Valencia'],
};

export const firstBookings: Booking[] = [
  { id: 1, guest: 'Amara Okafor', country: 'Italy', city: 'Genoa' },
  { id: 2, guest: 'Daniel Weber', country: 'Spain', city: 'Bilbao' },
  { id: 3, guest: 'Nadia Haddad', country: 'Portugal', city: 'Porto' },
];
