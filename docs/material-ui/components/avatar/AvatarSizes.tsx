import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { OWL } from './portraits';

const SIZES = [24, 40, 64, 96];

export default function AvatarSizes() {
  return (
    <Stack spacing={2}>
      {(['circular', 'rounded', 'square'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1.5} alignItems="center">
          {SIZES.map((size) => (
            <Avatar
              key={size}
              variant={variant}
              src={OWL}
              alt={`Noctua Reed, ${variant}, ${size} px`}
              sx={{ width: size, height: size, fontSize: size / 2 }}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
