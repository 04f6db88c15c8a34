import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';

export default function ToggleButtonGroupSizes() {
  return (
    <Stack direction="row" spacing={2} justifyContent="center" alignItems="center">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          aria-label={`Mode, ${size}`}
          value="day"
        >
          <IconButton value="day" aria-label="Light">
            <LightMode />
          </IconButton>
          <IconButton value="night" aria-label="Dark">
            <DarkMode />
          </IconButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
