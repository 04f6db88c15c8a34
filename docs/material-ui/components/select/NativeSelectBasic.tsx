import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function NativeSelectBasic() {
  return (
    <Stack direction="row" spacing={3} alignItems="flex-end">
      <NativeSelect defaultValue="25" inputProps={{ 'aria-label': 'Rows per page' }}>
        <option value="25">25 rows</option>
        <option value="50">50 rows</option>
      </NativeSelect>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput size="small" />}
        defaultValue="new"
        inputProps={{ 'aria-label': 'Sort by' }}
      >
        <option value="new">Newest first</option>
        <option value="old">Oldest first</option>
      </NativeSelect>
    </Stack>
  );
}
