import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const years = Array.from({ length: 40 }, (_, index) => 2024 - index);

export default function SelectMenuHeight() {
  return (
    <Select
      defaultValue={2010}
      inputProps={{ 'aria-label': 'Year' }}
      MenuProps={{
        anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
        transformOrigin: { vertical: 'top', horizontal: 'left' },
        slotProps: { paper: { sx: { maxHeight: 240 } } },
      }}
    >
      {years.map((year) => (
        <MenuItem key={year} value={year}>
          {year}
        </MenuItem>
      ))}
    </Select>
  );
}
