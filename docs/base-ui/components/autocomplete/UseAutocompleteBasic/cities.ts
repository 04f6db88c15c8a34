export const cities = ['Lisbon', 'London', 'Lyon', 'Madrid', 'Munich', 'Porto'];
