import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup aria-label="Order">
      <Button>Copy</Button>
      <Button>Export</Button>
      <Button>Archive</Button>
    </ButtonGroup>
  );
}
