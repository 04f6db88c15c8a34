const cities = ['Berlin', 'Bergen', 'Bern', 'Lisbon', 'Lisburn', 'London', 'Porto'];

/** A request to a server that searches. */
export function searchCities(query: string): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const text = query.toLowerCase();
      resolve(
        text ? cities.filter((city) => city.toLowerCase().includes(text)) : [],
      );
    }, 500);
  });
}
