import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Input from '@mui/joy/Input';

export default function ButtonGroupInput() {
  return (
    <ButtonGroup aria-label="Coupon" sx={{ maxWidth: 320 }}>
      <Input
        aria-label="Code"
        placeholder="Code"
        sx={{ flex: 1, borderRadius: 'var(--Button-radius)', boxShadow: 'none' }}
      />
      <Button>Apply</Button>
    </ButtonGroup>
  );
}
