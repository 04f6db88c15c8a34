import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import { Box } from '@mui/system';

interface CountedFieldProps extends UseInputParameters {
  label: string;
  maxLength: number;
  value: string;
}

function CountedField({ label, maxLength, ...parameters }: CountedFieldProps) {
  const id = React.useId();
  const { getRootProps, getInputProps, focused } = useInput(parameters);

  return (
    <Box
      {...getRootProps()}
      sx={{
        p: '8px 12px',
        borderRadius: '8px',
        border: '1px solid light-dark(#6b7280, #9ca3af)',
        outline: focused ? '2px solid light-dark(#1d4ed8, #93c5fd)' : 'none',
        '& input': { width: '100%', p: 0, border: 0, outline: 0 },
        '& label, & input': {
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
        },
      }}
    >
      <label htmlFor={id}>
        {label} ({parameters.value.length} of {maxLength})
      </label>
      <input {...getInputProps({ id, maxLength })} />
    </Box>
  );
}

export default function UseInputCounter() {
  const [title, setTitle] = React.useState('Invoice is late');

  return (
    <CountedField
      label="Ticket title"
      maxLength={40}
      value={title}
      onChange={(event) => setTitle(event.target.value)}
    />
  );
}
