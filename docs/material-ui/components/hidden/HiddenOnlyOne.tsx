import Box from '@mui/material/Box';
import Hidden from '@mui/material/Hidden';
import type { Breakpoint } from '@mui/material/styles';

const SIZES: Record<Breakpoint, string> = {
  xs: 'Pocket map',
  sm: 'Folding map',
  md: 'Sheet of an atlas',
  lg: 'Wall map',
  xl: 'Globe',
};

const NAMES = Object.keys(SIZES) as Breakpoint[];

export default function HiddenOnlyOne() {
  return (
    <Box sx={{ p: 2, typography: 'h6' }}>
      {NAMES.map((name) => (
        <Hidden key={name} only={NAMES.filter((other) => other !== name)}>
          <span>
            {SIZES[name]}, {name}
          </span>
        </Hidden>
      ))}
    </Box>
  );
}
