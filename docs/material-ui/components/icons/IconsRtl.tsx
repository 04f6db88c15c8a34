import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type Theme } from '@mui/material/styles';
import ChevronRight from '@mui/icons-material/ChevronRight';

const mirrorInRtl = (theme: Theme) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
});

export default function IconsRtl() {
  return (
    <ButtonBase sx={{ justifyContent: 'space-between', inlineSize: 240, p: 1 }}>
      <Typography>Payment methods</Typography>
      <ChevronRight sx={mirrorInRtl} />
    </ButtonBase>
  );
}
