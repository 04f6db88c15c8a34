import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const groups = [
  { variant: 'contained', color: 'primary' },
  { variant: 'outlined', color: 'secondary' },
  { variant: 'text', color: 'inherit' },
] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      {groups.map((props) => (
        <ButtonGroup
          key={props.variant}
          {...props}
          aria-label={`Edit, ${props.variant}`}
        >
          <Button>Cut</Button>
          <Button>Copy</Button>
          <Button>Paste</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
