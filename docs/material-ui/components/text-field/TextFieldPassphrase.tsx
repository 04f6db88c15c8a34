import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';

export default function TextFieldPassphrase() {
  const [visible, setVisible] = React.useState(false);

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Account"
        defaultValue="harbour-office"
        autoComplete="username"
        InputProps={{ readOnly: true }}
      />
      <TextField
        label="New passphrase"
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        fullWidth
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
        InputProps={{
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show what I type"
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
                onMouseDown={(event) => event.preventDefault()}
              >
                {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
    </Stack>
  );
}
