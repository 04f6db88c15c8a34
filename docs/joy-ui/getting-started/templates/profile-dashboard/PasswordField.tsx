import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { TextField } from './Field';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  onChange: (value: string) => void;
}

export default function PasswordField({ label, ...props }: PasswordFieldProps) {
  const [isVisible, setVisible] = React.useState(false);

  return (
    <TextField
      {...props}
      required
      label={label}
      type={isVisible ? 'text' : 'password'}
      endDecorator={
        <IconButton
          aria-label={`Show: ${label}`}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
