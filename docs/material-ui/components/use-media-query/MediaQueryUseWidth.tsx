import Typography from '@mui/material/Typography';
import { useTheme, type Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

function useWidth(): Breakpoint {
  const { breakpoints } = useTheme();
  const sm = useMediaQuery(breakpoints.up('sm'));
  const md = useMediaQuery(breakpoints.up('md'));
  const lg = useMediaQuery(breakpoints.up('lg'));
  const xl = useMediaQuery(breakpoints.up('xl'));

  if (xl) return 'xl';
  if (lg) return 'lg';
  if (md) return 'md';
  return sm ? 'sm' : 'xs';
}

const columns = { xs: 1, sm: 2, md: 3, lg: 4, xl: 6 };

export default function MediaQueryUseWidth() {
  const width = useWidth();

  return (
    <Typography>
      {columns[width]} columns at the breakpoint {width}
    </Typography>
  );
}
