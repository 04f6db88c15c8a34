export interface Order {
  id: string;
  customer: string;
  total: number;
  status: 'Open' | 'Sent' | 'Returned';
}

export const ORDERS: readonly Order[] = [
  { id: '1042', customer: 'Marta Keller', total: 86.4, status: 'Open' },
  { id: '1041', customer: 'Idris Bello', total: 129, status: 'Sent' },
  { id: '1040', customer: 'Noor Haddad', total: 24.9, status: 'Returned' },
];
