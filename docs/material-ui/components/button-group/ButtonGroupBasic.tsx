import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup variant="contained" aria-label="Invoice">
      <Button>Edit</Button>
      <Button>Copy</Button>
      <Button>Delete</Button>
    </ButtonGroup>
  );
}
