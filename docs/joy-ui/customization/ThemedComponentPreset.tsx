import Button, { type ButtonProps } from '@mui/joy/Button';
import Delete from '@mui/icons-material/Delete';

function DeleteButton({ children = 'Delete', ...props }: ButtonProps) {
  return (
    <Button variant="soft" color="danger" startDecorator={<Delete />} {...props}>
      {children}
    </Button>
  );
}

export default function ThemedComponentPreset() {
  return (
    <>
      <DeleteButton sx={{ mr: 1 }} />
      <DeleteButton size="sm">Delete invoice</DeleteButton>
    </>
  );
}
