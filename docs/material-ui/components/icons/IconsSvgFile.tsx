import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import Logo from './Logo';

export default function IconsSvgFile() {
  return (
    <Typography variant="h6" component="p" sx={{ display: 'flex', gap: 1.5 }}>
      <SvgIcon
        component={Logo}
        inheritViewBox
        color="primary"
        sx={{ inlineSize: '2em', fontSize: 32 }}
      />
      Summit Outdoor Shop
    </Typography>
  );
}
