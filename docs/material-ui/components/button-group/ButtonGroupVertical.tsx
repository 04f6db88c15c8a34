import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function ButtonGroupVertical() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Move the task">
      <Button startIcon={<ArrowUpward />}>Move up</Button>
      <Button startIcon={<ArrowDownward />}>Move down</Button>
    </ButtonGroup>
  );
}
