import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryBasic() {
  const isMobile = useMediaQuery('(max-width: 599.95px)');

  return <Typography>{isMobile ? 'Mobile screen' : 'Desktop screen'}</Typography>;
}
