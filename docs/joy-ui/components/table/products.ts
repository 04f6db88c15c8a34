export interface Product {
  id: string;
  name: string;
  category: string;
  price: number;
  stock: number;
}

export const products: Product[] = [
  { id: 'LA-12', name: 'Desk lamp', category: 'Lighting', price: 49.9, stock: 31 },
  { id: 'CH-04', name: 'Office chair', category: 'Seating', price: 189, stock: 8 },
  { id: 'SH-21', name: 'Bookshelf', category: 'Storage', price: 120.5, stock: 14 },
  { id: 'LA-15', name: 'Floor lamp', category: 'Lighting', price: 79, stock: 0 },
  { id: 'TA-02', name: 'Standing desk', category: 'Tables', price: 420, stock: 5 },
  { id: 'CH-09', name: 'Bar stool', category: 'Seating', price: 65, stock: 22 },
  { id: 'ST-33', name: 'Filing cabinet', category: 'Storage', price: 99, stock: 17 },
  { id: 'TA-07', name: 'Side table', category: 'Tables', price: 54.5, stock: 40 },
];

export const formatPrice = (price: number) => `£${price.toFixed(2)}`;
