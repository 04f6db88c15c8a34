import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';

export default function ButtonGroupDivider() {
  return (
    <ButtonGroup
      variant="soft"
      aria-label="Message"
      sx={{ '--ButtonGroup-separatorSize': '0px' }}
    >
      <Button>Reply</Button>
      <Divider />
      <Button>Forward</Button>
      <Divider />
      <Button color="danger">Delete</Button>
    </ButtonGroup>
  );
}
