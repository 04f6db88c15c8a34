import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function ButtonGroupGuestHouse() {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <Card variant="outlined">
      <CardContent>
        <Typography>Guest house at the weir</Typography>
        <Typography variant="body2" color="text.secondary">
          Two rooms, breakfast until ten
        </Typography>
      </CardContent>
      <ButtonGroup
        fullWidth
        variant="text"
        size="large"
        orientation={narrow ? 'vertical' : 'horizontal'}
        aria-label="Reach the guest house"
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        <Button href="tel:+15550123">Ring</Button>
        <Button href="mailto:weir@example.com">Write</Button>
        <Button href="/material-ui/">See the rooms</Button>
      </ButtonGroup>
    </Card>
  );
}
