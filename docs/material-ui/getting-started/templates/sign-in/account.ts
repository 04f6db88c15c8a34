export interface Ride {
  bike: string;
  from: string;
  minutes: number;
}

export interface Account {
  name: string;
  email: string;
  rides: readonly Ride[];
}

/** The account that the page knows. */
export const KNOWN = { email: 'rider@example.com', password: 'two-wheels' };

const ACCOUNT: Account = {
  name: 'Jo Merrick',
  email: KNOWN.email,
  rides: [
    { bike: 'Cargo bike 14', from: 'Market Square', minutes: 42 },
    { bike: 'City bike 203', from: 'Harbour Steps', minutes: 18 },
    { bike: 'City bike 87', from: 'North Station', minutes: 25 },
  ],
};

/** Stands for a request to your server. @returns null if the two do not match */
export async function signIn(
  email: string,
  password: string,
): Promise<Account | null> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  // As a request without a network would.
  if (!navigator.onLine) throw new Error('There is no connection.');
  return email.toLowerCase() === KNOWN.email && password === KNOWN.password
    ? ACCOUNT
    : null;
}
