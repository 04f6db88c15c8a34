import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import LocalShipping from '@mui/icons-material/LocalShipping';

function InlineIcon(props: SvgIconProps) {
  return (
    <LocalShipping
      fontSize="inherit"
      sx={{ verticalAlign: '-0.125em', marginInlineEnd: '0.4em' }}
      {...props}
    />
  );
}

export default function IconsInText() {
  return (
    <div>
      <Typography variant="h5" component="h3" gutterBottom>
        <InlineIcon />
        Delivery on Tuesday
      </Typography>
      <Typography>
        <InlineIcon color="action" />
        Free for orders over €40
      </Typography>
    </div>
  );
}
