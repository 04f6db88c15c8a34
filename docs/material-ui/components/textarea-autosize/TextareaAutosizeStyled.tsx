import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -1,
  },
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
}));

export default function TextareaAutosizeStyled() {
  return (
    <Textarea
      aria-label="Description"
      minRows={2}
      defaultValue="Desk lamp with a dimmer and a USB port."
    />
  );
}
