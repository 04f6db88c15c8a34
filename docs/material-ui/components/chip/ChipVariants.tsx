import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Thermostat from '@mui/icons-material/Thermostat';

export default function ChipVariants() {
  return (
    <Stack spacing={2}>
      {(['medium', 'small'] as const).map((size) => (
        <Stack
          key={size}
          direction="row"
          gap={1}
          flexWrap="wrap"
          alignItems="center"
        >
          <Typography color="text.secondary" sx={{ width: '100%' }}>
            {size}
          </Typography>
          <Chip size={size} label="Kiln 4" />
          <Chip size={size} label="Kiln 4" variant="outlined" />
          <Chip
            size={size}
            icon={<Thermostat />}
            label="Glaze firing"
            color="secondary"
          />
          <Chip
            size={size}
            icon={<Thermostat color="action" />}
            label="Glaze firing"
            color="secondary"
            variant="outlined"
          />
        </Stack>
      ))}
    </Stack>
  );
}
