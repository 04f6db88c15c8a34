import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const file = 'Quarterly report with all appendices, final version.pdf';

export default function ChipMultiline() {
  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: 220 }}>
      <Chip label={file} title={file} />
      <Chip
        label={file}
        sx={{
          height: 'auto',
          minHeight: 32,
          '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
        }}
      />
    </Stack>
  );
}
