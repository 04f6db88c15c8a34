const cities = [
  'Amsterdam',
  'Athens',
  'Barcelona',
  'Berlin',
  'Bern',
  'Bratislava',
  'Brussels',
  'Budapest',
  'Lisbon',
  'London',
  'Madrid',
  'Malmö',
  'Oslo',
  'Paris',
  'Porto',
  'Prague',
];

/** Answers like a server: late. */
export function fetchCities(query = ''): Promise<string[]> {
  const found = cities.filter((city) =>
    city.toLowerCase().startsWith(query.toLowerCase()),
  );
  return new Promise((resolve) => {
    setTimeout(() => resolve(found), 600);
  });
}
