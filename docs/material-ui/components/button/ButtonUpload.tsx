import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AttachFileRounded from '@mui/icons-material/AttachFileRounded';

export default function ButtonUpload() {
  const input = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    setNames(files.map((file) => file.name));
    // The same file chosen again must raise another change event.
    event.target.value = '';
  };

  return (
    <Stack alignItems="flex-start" spacing={1}>
      <Button
        variant="outlined"
        startIcon={<AttachFileRounded />}
        onClick={() => input.current?.click()}
      >
        Attach receipts
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,.pdf"
        onChange={handleChange}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {names.length > 0 ? names.join(', ') : 'Images or PDF files'}
      </Typography>
    </Stack>
  );
}
