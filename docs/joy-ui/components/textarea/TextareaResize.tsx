import Textarea from '@mui/joy/Textarea';

export default function TextareaResize() {
  return (
    <Textarea
      aria-label="Release notes"
      defaultValue="Drag the corner to make room for more lines."
      sx={{ '& textarea': { resize: 'vertical', minHeight: 48 } }}
      slotProps={{
        textarea: { style: { height: 96, overflow: 'auto' } },
      }}
    />
  );
}
