import Autocomplete from '@mui/joy/Autocomplete';

const zones = [
  'Africa/Johannesburg',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'Asia/Hong_Kong',
  'Europe/Lisbon',
  'Pacific/Auckland',
];

export default function AutocompleteListboxSize() {
  return (
    <Autocomplete
      aria-label="Time zone"
      placeholder="Time zone"
      options={zones}
      sx={{ width: 180 }}
      slotProps={{
        listbox: {
          placement: 'bottom-start',
          sx: {
            width: 'max-content !important',
            minWidth: 180,
            maxHeight: 150,
            '--ListItem-minHeight': '28px',
          },
        },
      }}
    />
  );
}
