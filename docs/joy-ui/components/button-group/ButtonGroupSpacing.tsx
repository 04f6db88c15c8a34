import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupSpacing() {
  return (
    <ButtonGroup
      variant="soft"
      spacing={{ xs: 0, sm: 1.5 }}
      aria-label="Period of the report"
    >
      <Button>Week</Button>
      <Button>Month</Button>
      <Button>Year</Button>
    </ButtonGroup>
  );
}
