import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';

function SearchField({ sx = [], ...props }: TextFieldProps) {
  return (
    <TextField
      type="search"
      size="small"
      InputProps={{
        startAdornment: (
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        ),
      }}
      sx={[{ '& .MuiOutlinedInput-root': { borderRadius: 6 } }, ...[sx].flat()]}
      {...props}
    />
  );
}

export default function CustomizeWrapper() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <SearchField label="Find an order" />
      <SearchField label="Find a customer" sx={{ maxWidth: 200 }} />
    </Stack>
  );
}
