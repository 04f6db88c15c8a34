import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';

export default function ButtonUpload() {
  const input = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setNames([...(target.files ?? [])].map((file) => file.name));
    // Lets users select the same file again.
    target.value = '';
  };

  return (
    <div>
      <Button
        variant="contained"
        startIcon={<CloudUploadOutlined />}
        onClick={() => input.current?.click()}
      >
        Upload files
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,.pdf"
        onChange={handleChange}
      />
      <Typography role="status" color="text.secondary">
        {names.join(', ') || 'No file selected'}
      </Typography>
    </div>
  );
}
