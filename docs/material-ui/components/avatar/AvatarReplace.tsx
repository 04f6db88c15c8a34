import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HERON } from './portraits';

export default function AvatarReplace() {
  const input = React.useRef<HTMLInputElement>(null);
  const [src, setSrc] = React.useState(HERON);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => () => URL.revokeObjectURL(src), [src]);

  const choose = (file: File | undefined) => {
    if (!file?.type.startsWith('image/')) {
      setMessage('Choose a picture, such as PNG or JPEG');
      return;
    }
    setSrc(URL.createObjectURL(file));
    setMessage(`${file.name} is not saved yet`);
  };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar src={src} alt="Your picture" sx={{ width: 72, height: 72 }}>
        ?
      </Avatar>
      <Stack spacing={1} alignItems="flex-start">
        <Button variant="outlined" onClick={() => input.current?.click()}>
          Change picture
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          aria-label="Picture"
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          {message || 'Square, at least 144 px'}
        </Typography>
      </Stack>
    </Stack>
  );
}
