import * as React from 'react';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  lineHeight: '24px',
});

const PasswordInput = styled(Input)({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  background: 'light-dark(#fff, #16191f)',
  '&:focus-within': { borderColor: 'light-dark(#1d4ed8, #93c5fd)' },
  '& input, & button': { font: 'inherit', lineHeight: '24px', color: 'inherit' },
  '& input, & button:not(:hover)': { background: 'none' },
  '& input': { flex: 1, minWidth: 0, padding: '8px 12px', border: 0 },
  '& button': { padding: '4px 8px', border: 0, borderRadius: 6, cursor: 'pointer' },
  '& button:hover': { background: 'light-dark(#e5e7eb, #374151)' },
});

export default function InputPassword() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <Field>
      <label htmlFor={id}>Password</label>
      <PasswordInput
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        endAdornment={
          <button
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            Show
          </button>
        }
      />
    </Field>
  );
}
