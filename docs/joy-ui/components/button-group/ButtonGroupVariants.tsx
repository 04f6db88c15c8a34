import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const GROUPS = [
  { variant: 'outlined', color: 'neutral' },
  { variant: 'soft', color: 'primary' },
  { variant: 'solid', color: 'primary' },
  { variant: 'plain', color: 'success' },
] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={1.5} alignItems="center">
      {GROUPS.map((props) => (
        <ButtonGroup key={props.variant} aria-label={props.variant} {...props}>
          <Button>{props.variant}</Button>
          <Button>{props.color}</Button>
          <Button color="danger">danger</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
