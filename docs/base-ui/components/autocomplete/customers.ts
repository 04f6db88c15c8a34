const CUSTOMERS = ['Bakery Lund', 'Bank of Porto', 'Bolt Cycles', 'Brass and Co'];

/** A request to a server that searches. */
export function findCustomers(query: string): Promise<string[]> {
  const text = query.toLowerCase();
  const found = CUSTOMERS.filter((name) => name.toLowerCase().includes(text));
  return new Promise((resolve) => {
    setTimeout(() => resolve(found), 400);
  });
}
