import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const products = [
  { sku: 'L-204', name: 'Desk lamp', stock: 38 },
  { sku: 'C-118', name: 'Office chair', stock: 12 },
];

export default function AutocompleteCustomOption() {
  return (
    <Autocomplete
      options={products}
      getOptionLabel={({ name }) => name}
      renderOption={(props, { sku, name, stock }) => (
        <li {...props} key={sku}>
          <ListItemText primary={name} secondary={`${sku}, ${stock} in stock`} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Product" />}
    />
  );
}
