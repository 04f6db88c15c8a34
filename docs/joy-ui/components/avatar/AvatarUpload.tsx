import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AvatarUpload() {
  const input = React.useRef<HTMLInputElement>(null);
  const [src, setSrc] = React.useState('');

  const show = (file: File | undefined) => {
    if (!file) return;
    URL.revokeObjectURL(src);
    setSrc(URL.createObjectURL(file));
  };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar src={src} alt="Your picture" sx={{ '--Avatar-size': '64px' }}>
        MP
      </Avatar>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Picture"
        onChange={(event) => show(event.target.files?.[0])}
      />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Change picture
      </Button>
    </Stack>
  );
}
