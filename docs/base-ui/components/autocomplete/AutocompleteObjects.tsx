import { Combobox } from './Combobox';

interface Product {
  sku: string;
  name: string;
  stock: number;
}

const products: Product[] = [
  { sku: 'D-12', name: 'Desk', stock: 4 },
  { sku: 'L-03', name: 'Lamp', stock: 0 },
  { sku: 'L-07', name: 'Lamp', stock: 9 },
];

export default function AutocompleteObjects() {
  return (
    <Combobox
      label="Product"
      options={products}
      defaultValue={{ sku: 'D-12', name: 'Desk', stock: 4 }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ sku }) => sku}
      isOptionEqualToValue={(option, value) => option.sku === value.sku}
      getOptionDisabled={({ stock }) => stock === 0}
      renderOption={({ sku, name, stock }) =>
        `${name} (${sku})${stock === 0 ? ', sold out' : ''}`
      }
    />
  );
}
