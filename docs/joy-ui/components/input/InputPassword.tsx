import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

export default function InputPassword() {
  const [visible, setVisible] = React.useState(false);

  return (
    <FormControl id={React.useId()}>
      <FormLabel>New password</FormLabel>
      <Input
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        }
      />
    </FormControl>
  );
}
