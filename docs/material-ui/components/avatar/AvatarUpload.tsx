import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lena } from './portraits';

export default function AvatarUpload() {
  const input = React.useRef<HTMLInputElement>(null);
  const [src, setSrc] = React.useState(lena);

  React.useEffect(() => () => URL.revokeObjectURL(src), [src]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file?.type.startsWith('image/')) setSrc(URL.createObjectURL(file));
  };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar src={src} alt="Your picture" sx={{ width: 72, height: 72 }} />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Upload a picture
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Picture"
        onChange={handleChange}
      />
    </Stack>
  );
}
