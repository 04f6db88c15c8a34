import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ButtonGroupResponsive() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <ButtonGroup
      fullWidth
      orientation={isPhone ? 'vertical' : 'horizontal'}
      aria-label="Contact support"
    >
      <Button href="tel:+15550123">Call us</Button>
      <Button href="mailto:support@example.com">Send an email</Button>
      <Button href="/material-ui/">Read the documentation</Button>
    </ButtonGroup>
  );
}
